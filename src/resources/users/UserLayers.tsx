import { byApplication } from '../../access/byApplication.ts';
import { useApplicationNames } from '../../access/useNames.ts';
import { removeGroup } from '../../activity/actions/layers.ts';
import { useAction } from '../../activity/useAction.ts';
import { useRecordContext } from '../../admin/index.ts';
import { useHasSay } from '../../auth/useAdministered.ts';
import { idOf } from '../../client/dialect.ts';
import { GroupedList } from '../../lists/GroupedList.tsx';
import { userName } from '../../platform/userName.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import { AddUserLayers } from './AddUserLayers.tsx';
import { assignedLayers, namesWithin, type AssignedLayer } from './assignedLayers.ts';
import { useKnownLayers } from './useKnownLayers.ts';
import type { UserRecord } from './userRecord.ts';

/** The protected layers of a user, grouped by application. */
export function UserLayers() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const remove = useRemoveLayer(user);
  const hasSay = useHasSay();
  const layers = useKnownLayers(assignedLayers(user));
  const applicationName = useApplicationNames(layers.map(({ application }) => application));
  const without = t('access.noApplication');
  const groups = byApplication(layers, {
    applicationOf: ({ application }) => application,
    nameOf: ({ application, name }) =>
      idOf(application) || name.as !== 'awaited' ? applicationName(application) : name,
    item: ({ application, layer, name }) => ({
      key: `${layer._id} ${idOf(application)}`,
      name,
      note: namesWithin(layer),
      ...(hasSay(application) && {
        remove: () =>
          void remove(
            { application, layer },
            name.text,
            applicationName(application).text || idOf(application),
          ),
      }),
    }),
    without,
  });
  return (
    <GroupedList
      title={t('access.layerList.title')}
      prefix="layers"
      add={<AddUserLayers user={user} />}
      groups={groups}
      empty={
        <State
          kind="empty"
          heading="h3"
          title={t('access.layerList.empty')}
          text={t('access.layerList.emptyHint')}
        />
      }
    />
  );
}

function useRemoveLayer(user: UserRecord) {
  const t = useText();
  const confirm = useConfirm();
  const { run } = useAction(removeGroup, { failure: 'access.layerList.removeError' });
  /** `called` is the name of the layer. `where` is the name of its application, or '' without one. */
  return async ({ application, layer }: AssignedLayer, called: string, where: string) => {
    const appId = idOf(application);
    const names = { layer: called, application: where };
    const undo = {
      text: t(where ? 'access.layerList.removed' : 'access.layerList.removedWithout', names),
      undone: t(where ? 'access.layerList.back' : 'access.layerList.backWithout', names),
      failure: 'access.layerList.error',
    } as const;
    await confirm({
      title: t('access.layerList.ask', { layer: called }),
      text: t(where ? 'access.layerList.askText' : 'access.layerList.askTextWithout', {
        name: userName(user),
        application: where,
      }),
      confirm: t('ui.remove'),
      danger: true,
      send: () => run({ path: { layerId: layer._id, appId, userId: user._id } }, { undo }),
    });
  };
}
