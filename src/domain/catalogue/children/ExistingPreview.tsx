import LinkIcon from '@mui/icons-material/LinkOutlined';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { useCounted } from '../../../ui/useCounted.ts';
import { useListed } from '../../../ui/useListed.ts';
import { useText } from '../../../ui/useText.ts';
import { kinds, nameIn } from '../kinds.ts';
import type { HeldBy } from '../useHolders.ts';
import styles from './add.module.css';
import type { Holder } from './holders.ts';
import type { ChildChoice } from './useChildMatches.ts';

interface Props {
  kind: Holder;
  found: ChildChoice;
  /** Records that already contain it, without the one it is added to. */
  holders: HeldBy[];
}

/** Shows what the record contains and which others share it before it is added. */
export function ExistingPreview({ kind, found, holders }: Props) {
  const t = useText();
  const counted = useCounted();
  const listed = useListed();
  const { rows } = useEndpointList(
    kinds.tools.calls.ofToolgroup,
    { path: { id: found.id } },
    { enabled: kind === 'purposes' },
  );
  return (
    <div className={styles.preview}>
      <h3>
        {found.label}{' '}
        {found.holds === undefined ? null : (
          <span className={styles.note}>{counted('tools', found.holds)}</span>
        )}
      </h3>
      {rows.length ? <p>{rows.map(row => nameIn('tools', row) ?? row._id).join(', ')}</p> : null}
      {holders.length ? (
        <p className="row secondary">
          <LinkIcon fontSize="small" />
          {t(`children.add.shared.${kind}`, { names: listed(holders.map(({ name }) => name)) })}
        </p>
      ) : null}
    </div>
  );
}
