import BlockIcon from '@mui/icons-material/BlockOutlined';
import LayersIcon from '@mui/icons-material/LayersOutlined';
import ListIcon from '@mui/icons-material/ListAltOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import type { ReactNode } from 'react';
import { useEndpointList } from '../../../../data/useEndpointList.ts';
import { useUsersByName } from '../../../../domain/people/useUsersByName.ts';
import { applicationParts } from '../../../../platform/applicationParts.ts';
import type { Layer } from '../../../../platform/layers.ts';
import { userName } from '../../../../platform/userName.ts';
import { ModalDialog } from '../../../../ui/dialog/ModalDialog.tsx';
import { FailedState } from '../../../../ui/failure/FailedState.tsx';
import { formatOptional } from '../../../../ui/formats.ts';
import { JoinedLinks } from '../../../../ui/JoinedLinks.tsx';
import { paths } from '../../../../ui/paths.ts';
import { useText } from '../../../../ui/useText.ts';
import { GeometryIcon } from '../GeometryIcon.tsx';
import { layerName } from './layerRow.ts';
import { hasGroup, type Uses } from './layerUses.ts';
import styles from './uses.module.css';

interface Props {
  appId: string;
  layer: Layer;
  uses: Uses;
  onClose(): void;
}

/** Shows what uses a layer, and the users who see it through a group, as a tree. */
export default function UsesDialog({
  appId,
  layer,
  uses: { groups, excluded, twins, results, operational, sublayerOf },
  onClose,
}: Props) {
  const t = useText();
  const { query, rows } = useEndpointList(
    applicationParts.users,
    { path: { id: appId } },
    { enabled: groups.length > 0 },
  );
  const { rows: people, isComplete } = useUsersByName(rows);
  const who = (id: string) => {
    if (query.isPending || !isComplete) return <span className="skeleton" style={{ width: 160 }} />;
    const given = people.filter(user => hasGroup(user, id));
    if (!given.length) return t('resources.layers.uses.nobody');
    return (
      <JoinedLinks links={given.map(user => ({ name: userName(user), to: paths.users.show(user._id) }))} />
    );
  };
  const branch = (key: string, icon: ReactNode, kind: string, name: string, below?: ReactNode) => (
    <li key={key}>
      <span className={styles.node}>
        {icon}
        <span>
          <span className="secondary">{kind}</span>
          {name}
        </span>
      </span>
      {below}
    </li>
  );
  return (
    <ModalDialog title={t('resources.layers.uses.title', { name: layerName(layer) })} wide onClose={onClose}>
      <ul className={styles.tree} aria-busy={groups.length > 0 && query.isPending}>
        <li>
          <span className={`${styles.node} ${styles.root}`}>
            <GeometryIcon type={layer.geometryType ?? ''} />
            {layerName(layer)}
          </span>
          <ul>
            {groups.map(group =>
              branch(
                group._id,
                <LockIcon />,
                t('resources.layers.uses.group'),
                formatOptional(group.groupName),
                query.error ? null : (
                  <ul>
                    <li>
                      <span className={styles.node}>
                        <PersonIcon />
                        <span>
                          <span className="secondary">{t('resources.layers.uses.assigned')}</span>
                          {who(group._id)}
                        </span>
                      </span>
                    </li>
                  </ul>
                ),
              ),
            )}
            {excluded.map(name => branch(name, <BlockIcon />, t('resources.layers.uses.excluded'), name))}
            {operational.map((title, at) =>
              branch(
                `operational ${at}`,
                <MapIcon />,
                t('resources.layers.uses.operational'),
                formatOptional(title),
              ),
            )}
            {sublayerOf.map((title, at) =>
              branch(
                `sublayer ${at}`,
                <MapIcon />,
                t('resources.layers.uses.sublayer'),
                formatOptional(title),
              ),
            )}
            {results.map((name, at) =>
              branch(`results ${at}`, <ListIcon />, t('resources.layers.uses.results'), name),
            )}
            {twins.map(twin =>
              branch(twin._id, <LayersIcon />, t('resources.layers.uses.twin'), layerName(twin)),
            )}
          </ul>
        </li>
      </ul>
      {query.error ? (
        <FailedState
          heading="h3"
          error={query.error}
          loadError="resources.layers.uses.loadError"
          retry={query.refetch}
        />
      ) : null}
    </ModalDialog>
  );
}
