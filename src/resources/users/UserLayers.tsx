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
import { useHasSay } from '../../auth/useAdministered.ts';
import { referenceId } from '../../data/dialect.ts';
import { byApplication } from '../../domain/people/byApplication.ts';
import { useApplicationNames } from '../../domain/people/useNames.ts';
import { userName } from '../../platform/userName.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import { AddUserLayers } from './AddUserLayers.tsx';
import { assignedLayers, namesWithin, type AssignedLayer } from './assignedLayers.ts';
import { useKnownLayers, type KnownLayer } from './useKnownLayers.ts';
import type { UserRecord } from './userRecord.ts';

interface LayerRow extends NamedRecord {
  assigned: AssignedLayer;
}

/** The protected layers of a user, grouped by application. */
export function UserLayers() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const hasSay = useHasSay();
  const records = useLayerRows(user);
  const remove = useRemoveLayer(user);
  return (
    <ListPanel<LayerRow>
      title={t('access.layerList.title')}
      addressPrefix="layers"
      records={records}
      searchedText={contentsOf}
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
        secondaryText={contentsOf}
        rightIcon={
          <RemoveButton<LayerRow> onClick={remove} isShown={({ assigned }) => hasSay(assigned.application)} />
        }
      />
    </ListPanel>
  );
}

const contentsOf = ({ assigned }: LayerRow) => namesWithin(assigned.layer);

function useLayerRows(user: UserRecord): LayerRow[] {
  const t = useText();
  const layers = useKnownLayers(assignedLayers(user));
  const applicationName = useApplicationNames(layers.map(({ application }) => application));
  return byApplication<KnownLayer, LayerRow>(layers, {
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
  const confirm = useConfirm();
  const { run } = useAction(removeGroup, { failure: 'access.layerList.removeError' });
  return async ({ assigned: { application, layer }, name, group }: LayerRow) => {
    const appId = referenceId(application);
    // Empty if the layer is tied to no application.
    const where = appId && (group?.name.text || appId);
    const names = { layer: name.text, application: where };
    const undo = {
      text: t(where ? 'access.layerList.removed' : 'access.layerList.removedWithout', names),
      undone: t(where ? 'access.layerList.back' : 'access.layerList.backWithout', names),
      failure: 'access.layerList.error',
    } as const;
    await confirm({
      title: t('access.layerList.ask', { layer: name.text }),
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
