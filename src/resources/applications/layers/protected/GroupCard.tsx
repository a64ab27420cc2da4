import '../../../../ui/actionIcons.css';
import { useRecordContext } from '../../../../admin/index.ts';
import type { ProtectedLayer } from '../../../../platform/protectedLayers.ts';
import { numberIn, objectsIn, textIn } from '../../../../platform/unchecked.ts';
import { formatOptional } from '../../../../ui/formats.ts';
import { IconAction } from '../../../../ui/IconAction.tsx';
import { useText } from '../../../../ui/useText.ts';
import styles from './protected.module.css';
import { groupName } from './useProtected.ts';

export interface GroupRecord {
  id: string;
  group: ProtectedLayer;
}

export function GroupCard({ edit, remove }: { edit(): void; remove(): void }) {
  const t = useText();
  const { group } = useRecordContext<GroupRecord>()!;
  const name = groupName(group);
  const layers = objectsIn(group.layerNames);
  return (
    <li className={styles.group}>
      <div className={styles.top}>
        <h3>{name}</h3>
        {group.groupIndex === undefined ? null : (
          <span className="chip numbers">{t('protectedLayers.index', { index: group.groupIndex })}</span>
        )}
        <span className={styles.acts}>
          <IconAction
            small
            label={t('ui.editName', { name })}
            data-act="edit"
            data-id={group._id}
            onClick={edit}
          />
          <IconAction small danger label={t('ui.deleteName', { name })} data-act="delete" onClick={remove} />
        </span>
      </div>
      {layers.length ? (
        <ol>
          {layers.map(({ layerName, layerIndex }, at) => (
            // Two layers may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <span>{formatOptional(textIn(layerName))}</span>
              <span className={`numbers secondary ${styles.index}`}>
                {t('protectedLayers.index', { index: formatOptional(numberIn(layerIndex)?.toString()) })}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="secondary">{t('protectedLayers.noLayers')}</p>
      )}
    </li>
  );
}
