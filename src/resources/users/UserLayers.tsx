import { idOf } from '../../client/dialect.ts';
import { protectedLayers } from '../../platform/protectedLayers.ts';
import { useAct } from '../../ui/ask/useAct.ts';
import { useUndo } from '../../ui/ask/useUndo.tsx';
import { applicationName, byApplication } from '../../ui/access/byApplication.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { GroupedList } from '../../ui/GroupedList.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import { AddUserLayers } from './AddUserLayers.tsx';
import { assignedLayers, type AssignedLayer } from './assignedLayers.ts';
import type { UserRecord } from './userColumns.ts';
import { userName } from '../../platform/userName.ts';

const layerNames = ({ layer }: AssignedLayer) => (layer.layerNames ?? []).map(({ layerName }) => layerName).filter(Boolean).join(', ');

/** The protected layers of a user, grouped by application. */
export function UserLayers({ user }: { user: UserRecord }) {
  const t = useText();
  const remove = useRemoveLayer(user);
  const groups = byApplication(
    assignedLayers(user),
    assigned => assigned.application,
    assigned => ({
      key: `${assigned.layer._id} ${idOf(assigned.application)}`,
      name: assigned.layer.groupName || assigned.layer._id,
      note: layerNames(assigned),
      remove: () => void remove(assigned),
    }),
    t('roles.info.noApplication'),
  );
  return (
    <GroupedList
      title={t('access.layerList.title')}
      add={<AddUserLayers user={user} />}
      groups={groups}
      empty={<State kind="empty" heading="h3" title={t('access.layerList.empty')} text={t('access.layerList.emptyHint')} />}
    />
  );
}

function useRemoveLayer(user: UserRecord) {
  const t = useText();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const { act } = useAct(protectedLayers.removeFromUser, { failure: 'access.layerList.removeError', refresh: ['users'] });
  const putBack = useAct(protectedLayers.assignToUser, { success: 'access.undone', failure: 'access.layerList.error', refresh: ['users'] });
  return async ({ application, layer }: AssignedLayer) => {
    const called = layer.groupName || layer._id;
    const where = applicationName(application);
    const sure = await confirm({
      title: t('access.layerList.ask', { layer: called }),
      text: t('access.layerList.askText', { name: userName(user), application: where }),
      confirm: t('access.remove'),
      danger: true,
    });
    if (!sure) return;
    const appId = idOf(application);
    if (await act({ path: { layerId: layer._id, appId, userId: user._id } }))
      offerUndo(t('access.layerList.removed', { layer: called, application: where }), () =>
        putBack.act({ path: { userId: user._id }, body: { applications: [appId], protectedLayers: [layer._id] } }),
      );
  };
}
