import LinkIcon from '@mui/icons-material/LinkOutlined';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { useCountText } from '../../../ui/useCountText.ts';
import { useJoinNames } from '../../../ui/useJoinNames.ts';
import { useText } from '../../../ui/useText.ts';
import { getRecordName, kinds } from '../kinds.ts';
import type { CatalogueParent } from '../useParents.ts';
import styles from './add.module.css';
import type { ParentKind } from './childCalls.ts';
import type { ChildChoice } from './useChildChoices.ts';

interface Props {
  kind: ParentKind;
  choice: ChildChoice;
  /** Records that already contain it, without the one it is added to. */
  otherParents: CatalogueParent[];
}

/** Shows what the record contains and which others share it before it is added. */
export function ChildPreview({ kind, choice, otherParents }: Props) {
  const t = useText();
  const counted = useCountText();
  const listed = useJoinNames();
  const { rows } = useEndpointList(
    kinds.tools.calls.ofToolgroup,
    { path: { id: choice.id } },
    { enabled: kind === 'purposes' },
  );
  return (
    <div className={styles.preview}>
      <h3>
        {choice.label}{' '}
        {choice.toolCount === undefined ? null : (
          <span className={styles.note}>{counted('tools', choice.toolCount)}</span>
        )}
      </h3>
      {rows.length ? <p>{rows.map(row => getRecordName('tools', row) ?? row._id).join(', ')}</p> : null}
      {otherParents.length ? (
        <p className="row secondary">
          <LinkIcon fontSize="small" />
          {t(`children.add.shared.${kind}`, { names: listed(otherParents.map(({ name }) => name)) })}
        </p>
      ) : null}
    </div>
  );
}
