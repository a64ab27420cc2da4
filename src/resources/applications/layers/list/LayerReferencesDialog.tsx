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
import styles from './layerReferences.module.css';
import { hasGroup, type LayerReferences } from './layerReferences.ts';
import { layerName } from './layerRow.ts';

interface Props {
  appId: string;
  layer: Layer;
  uses: LayerReferences;
  onClose(): void;
}

/** Shows what uses a layer, and the users who see it through a group, as a tree. */
export default function LayerReferencesDialog({
  appId,
  layer,
  uses: { groups, excluded, sameUrlLayers, results, operational, sublayerOf },
  onClose,
}: Props) {
  const t = useText();
  const { query, rows } = useEndpointList(
    applicationParts.users,
    { path: { id: appId } },
    { enabled: groups.length > 0 },
  );
  const { rows: people, isComplete } = useUsersByName(rows);
  const renderUsers = (id: string) => {
    if (query.isPending || !isComplete) return <span className="skeleton" style={{ width: 160 }} />;
    const groupUsers = people.filter(user => hasGroup(user, id));
    if (!groupUsers.length) return t('resources.layers.uses.nobody');
    return (
      <JoinedLinks
        links={groupUsers.map(user => ({ name: userName(user), to: paths.users.show(user._id) }))}
      />
    );
  };
  const renderNode = (key: string, icon: ReactNode, kind: string, name: string, children?: ReactNode) => (
    <li key={key}>
      <span className={styles.node}>
        {icon}
        <span>
          <span className="secondary">{kind}</span>
          {name}
        </span>
      </span>
      {children}
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
              renderNode(
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
                          {renderUsers(group._id)}
                        </span>
                      </span>
                    </li>
                  </ul>
                ),
              ),
            )}
            {excluded.map(name => renderNode(name, <BlockIcon />, t('resources.layers.uses.excluded'), name))}
            {operational.map((title, at) =>
              renderNode(
                `operational ${at}`,
                <MapIcon />,
                t('resources.layers.uses.operational'),
                formatOptional(title),
              ),
            )}
            {sublayerOf.map((title, at) =>
              renderNode(
                `sublayer ${at}`,
                <MapIcon />,
                t('resources.layers.uses.sublayer'),
                formatOptional(title),
              ),
            )}
            {results.map((name, at) =>
              renderNode(`results ${at}`, <ListIcon />, t('resources.layers.uses.results'), name),
            )}
            {sameUrlLayers.map(sameUrlLayer =>
              renderNode(
                sameUrlLayer._id,
                <LayersIcon />,
                t('resources.layers.uses.twin'),
                layerName(sameUrlLayer),
              ),
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
