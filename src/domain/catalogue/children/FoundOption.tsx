import CheckIcon from '@mui/icons-material/CheckOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useRecordContext } from '../../../admin/index.ts';
import { Marked } from '../../../ui/Marked.tsx';
import { useCounted } from '../../../ui/useCounted.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './add.module.css';
import type { Holder } from './holders.ts';
import type { ChildChoice } from './useChildMatches.ts';

interface Props {
  kind: Holder;
  id: string;
  typed: string;
  isChosen: boolean;
  /** Whether the holder already contains it, so that it cannot be chosen. */
  isHeld: boolean;
  /** The number of records that contain it. Undefined while unknown. */
  uses: number | undefined;
  choose(): void;
}

export function FoundOption({ kind, id, typed, isChosen, isHeld, uses, choose }: Props) {
  const t = useText();
  const { label, note, holds } = useRecordContext<ChildChoice>()!;
  const counted = useCounted();
  const facts = [
    holds === undefined ? '' : counted('tools', holds),
    uses === undefined
      ? ''
      : uses
        ? t(`children.add.in.${kind}`, { smart_count: uses })
        : t('children.add.nowhere'),
  ];
  return (
    // The focus stays in the input, which handles the arrow keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={isHeld}
      className={`${styles.option} ${isChosen ? styles.chosen : ''} ${isHeld ? styles.held : ''}`}
      onMouseDown={event => event.preventDefault()}
      onClick={choose}
    >
      {isChosen && !isHeld ? <CheckIcon /> : <span />}
      <span className={styles.name}>
        <span className={styles.label}>
          <Marked text={label} wanted={typed} />
        </span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
      {isHeld ? (
        <span className={styles.already}>
          <ErrorIcon fontSize="small" />
          {t(`children.add.already.${kind}`)}
        </span>
      ) : (
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      )}
    </div>
  );
}
