import CheckIcon from '@mui/icons-material/CheckOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useRecordContext } from '../../../admin/index.ts';
import { Marked } from '../../../ui/Marked.tsx';
import { useCountText } from '../../../ui/useCountText.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './add.module.css';
import type { ParentKind } from './childCalls.ts';
import type { ChildChoice } from './useChildChoices.ts';

interface Props {
  kind: ParentKind;
  id: string;
  searchText: string;
  isSelected: boolean;
  /** Whether the parent already contains it, so that it cannot be chosen. */
  isAdded: boolean;
  /** The number of records that contain it. Undefined while unknown. */
  parentCount: number | undefined;
  onSelect(): void;
}

export function ChildOption({ kind, id, searchText, isSelected, isAdded, parentCount, onSelect }: Props) {
  const t = useText();
  const { label, note, toolCount } = useRecordContext<ChildChoice>()!;
  const counted = useCountText();
  const facts = [
    toolCount === undefined ? '' : counted('tools', toolCount),
    parentCount === undefined
      ? ''
      : parentCount
        ? t(`children.add.in.${kind}`, { smart_count: parentCount })
        : t('children.add.nowhere'),
  ];
  return (
    // The focus stays in the input, which handles the arrow keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-disabled={isAdded}
      className={`${styles.option} ${isSelected ? styles.chosen : ''} ${isAdded ? styles.held : ''}`}
      onMouseDown={event => event.preventDefault()}
      onClick={onSelect}
    >
      {isSelected && !isAdded ? <CheckIcon /> : <span />}
      <span className={styles.name}>
        <span className={styles.label}>
          <Marked text={label} wanted={searchText} />
        </span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
      {isAdded ? (
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
