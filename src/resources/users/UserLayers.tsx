import { removeGroup } from '../../activity/actions/protectedLayers.ts';
import { useAction } from '../../activity/useAction.ts';
import {
  GroupedRecords,
  ListPanel,
  NameField,
  RemoveButton,
  useRecordContext,
  type NamedRecord,
} from '../../admin/index.ts';
import { useCanManageApplication } from '../../auth/useAdministeredApplicationIds.ts';
import { referenceId } from '../../data/dialect.ts';
import { groupByApplication } from '../../domain/people/groupByApplication.ts';
import { useApplicationNames } from '../../domain/people/useNames.ts';
import { userName } from '../../platform/userName.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import { AddUserLayers } from './AddUserLayers.tsx';
import { assignedLayers, formatLayerNames, type AssignedLayer } from './assignedLayers.ts';
import { useNamedLayers, type NamedLayer } from './useNamedLayers.ts';
import type { UserRecord } from './userRecord.ts';

interface LayerRow extends NamedRecord {
  assigned: AssignedLayer;
}

/** The protected layers of a user, grouped by application. */
export function UserLayers() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const canManage = useCanManageApplication();
  const records = useLayerRows(user);
  const remove = useRemoveLayer(user);
  return (
    <ListPanel<LayerRow>
      title={t('access.layerList.title')}
      addressPrefix="layers"
      records={records}
      getSearchText={layerContents}
      actions={<AddUserLayers />}
      empty={
        <State
          kind="empty"
          heading="h3"
          title={t('access.layerList.empty')}
          text={t('access.layerList.emptyHint')}
        />
      }
    >
      <GroupedRecords<LayerRow>
        primaryText={<NameField source="name" />}
        secondaryText={layerContents}
        rightIcon={
          <RemoveButton<LayerRow>
            onClick={remove}
            isShown={({ assigned }) => canManage(assigned.application)}
          />
        }
      />
    </ListPanel>
  );
}

const layerContents = ({ assigned }: LayerRow) => formatLayerNames(assigned.layer);

function useLayerRows(user: UserRecord): LayerRow[] {
  const t = useText();
  const layers = useNamedLayers(assignedLayers(user));
  const applicationName = useApplicationNames(layers.map(({ application }) => application));
  return groupByApplication<NamedLayer, LayerRow>(layers, {
    applicationOf: ({ application }) => application,
    nameOf: ({ application, name }) =>
      referenceId(application) || name.as !== 'awaited' ? applicationName(application) : name,
    recordOf: ({ name, ...assigned }) => ({
      id: `${assigned.layer._id} ${referenceId(assigned.application)}`,
      name,
      assigned,
    }),
    without: t('access.noApplication'),
  });
}

function useRemoveLayer(user: UserRecord) {
  const t = useText();
  const confirmDialog = useConfirm();
  const { run } = useAction(removeGroup, { failure: 'access.layerList.removeError' });
  return async ({ assigned: { application, layer }, name, group }: LayerRow) => {
    const appId = referenceId(application);
    // Empty if the layer belongs to no application.
    const applicationLabel = appId && (group?.name.text || appId);
    const names = { layer: name.text, application: applicationLabel };
    const undo = {
      text: t(applicationLabel ? 'access.layerList.removed' : 'access.layerList.removedWithout', names),
      undone: t(applicationLabel ? 'access.layerList.back' : 'access.layerList.backWithout', names),
      failure: 'access.layerList.error',
    } as const;
    await confirmDialog({
      title: t('access.layerList.ask', { layer: name.text }),
      text: t(applicationLabel ? 'access.layerList.askText' : 'access.layerList.askTextWithout', {
        name: userName(user),
        application: applicationLabel,
      }),
      confirmLabel: t('ui.remove'),
      danger: true,
      send: () => run({ path: { layerId: layer._id, appId, userId: user._id } }, { undo }),
    });
  };
}
