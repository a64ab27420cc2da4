import { useRef } from 'react';
import type { Action } from '../../activity/action.ts';
import { assignGroups, removeGroup } from '../../activity/actions/protectedLayers.ts';
import { useSharedForm } from '../../admin/index.ts';
import { BulkUserChange } from '../../domain/people/BulkUserChange.tsx';
import { useJoinNames } from '../../ui/useJoinNames.ts';
import { assignedLayers } from './assignedLayers.ts';
import { LayerInputs } from './LayerInputs.tsx';
import {
  NO_LAYERS,
  toAssignmentBody,
  validateLayerSelection,
  type LayerSelection,
} from './layerSelection.ts';
import type { UserBulkActionProps } from './UserBulkActionProps.ts';
import type { UserRecord } from './userRecord.ts';

/** Assigns protected layers of one application to the selected users, in addition to those they have. */
export function BulkAssignLayers({ users, updateRecord, onClose }: UserBulkActionProps) {
  const formatList = useJoinNames();
  const { form, values } = useSharedForm(NO_LAYERS, validateLayerSelection);
  const { give: assignAction, takeBack: unassignAction } = useLayerAssignment(values, updateRecord);
  return (
    <BulkUserChange
      name="assignLayers"
      users={users}
      form={form}
      isComplete={Object.keys(validateLayerSelection(values)).length === 0}
      isUnchanged={user => missingLayerIds(user, values).length === 0}
      names={{
        layers: formatList(values.layers.map(({ label }) => label)),
        application: values.application?.label,
      }}
      action={assignAction}
      inverse={unassignAction}
      onClose={onClose}
    >
      <LayerInputs />
    </BulkUserChange>
  );
}

/** The IDs of the chosen layers that the user does not have. */
function missingLayerIds(user: UserRecord, { layers }: LayerSelection): string[] {
  const assignedIds = new Set(assignedLayers(user).map(({ layer }) => layer._id));
  return layers.map(({ id }) => id).filter(id => !assignedIds.has(id));
}

/** Reads each user before the write, so that Undo removes only layers that were added. */
function useLayerAssignment(selection: LayerSelection, updateRecord: UserBulkActionProps['updateRecord']) {
  const addedLayers = useRef(new Map<string, string[]>());
  const assignAction: Action<UserRecord> = {
    async perform(user, dataProvider) {
      const { data: before } = await dataProvider.getOne<UserRecord>('users', { id: user.id });
      const args = { path: { userId: user._id }, body: toAssignmentBody(selection) };
      const reply = await assignGroups.perform(args, dataProvider);
      addedLayers.current.set(user._id, missingLayerIds({ ...user, ...before }, selection));
      updateRecord({ ...user, ...reply });
    },
  };
  const unassignAction: Action<UserRecord> = {
    async perform(user, dataProvider) {
      const { application } = selection;
      for (const layerId of addedLayers.current.get(user._id) ?? [])
        await removeGroup.perform(
          { path: { layerId, appId: application!.id, userId: user._id } },
          dataProvider,
        );
      updateRecord(user);
    },
  };
  return { give: assignAction, takeBack: unassignAction };
}
