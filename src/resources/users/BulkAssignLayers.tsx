import { useRef } from 'react';
import type { Action } from '../../activity/action.ts';
import { assignGroups, removeGroup } from '../../activity/actions/protectedLayers.ts';
import { useSharedForm } from '../../admin/index.ts';
import { useListed } from '../../ui/useListed.ts';
import { assignedLayers } from './assignedLayers.ts';
import { BulkAssign } from './BulkAssign.tsx';
import { LayerInputs } from './LayerInputs.tsx';
import { layerErrors, NO_LAYERS, toAssignment, type LayerSelection } from './layerSelection.ts';
import type { UserBulkActionProps } from './userBulkActions.ts';
import type { UserRecord } from './userRecord.ts';

/** Assigns protected layers of one application to the selected users; they keep those they have. */
export function BulkAssignLayers({ users, renew, close }: UserBulkActionProps) {
  const listed = useListed();
  const { form, values } = useSharedForm(NO_LAYERS, layerErrors);
  const { give, takeBack } = useGiveLayers(values, renew);
  return (
    <BulkAssign
      name="assignLayers"
      users={users}
      form={form}
      complete={Object.keys(layerErrors(values)).length === 0}
      has={user => missing(user, values).length === 0}
      names={{
        layers: listed(values.layers.map(({ label }) => label)),
        application: values.application?.label,
      }}
      give={give}
      takeBack={takeBack}
      close={close}
    >
      <LayerInputs />
    </BulkAssign>
  );
}

/** The ids of the chosen layers that somebody does not have. */
function missing(user: UserRecord, { layers }: LayerSelection): string[] {
  const had = new Set(assignedLayers(user).map(({ layer }) => layer._id));
  return layers.map(({ id }) => id).filter(id => !had.has(id));
}

/** Reads each user before, so that Undo takes away only what they did not have. */
function useGiveLayers(selection: LayerSelection, renew: UserBulkActionProps['renew']) {
  const gained = useRef(new Map<string, string[]>());
  const give: Action<UserRecord> = {
    async perform(user, dataProvider) {
      const { data: before } = await dataProvider.getOne<UserRecord>('users', { id: user.id });
      const args = { path: { userId: user._id }, body: toAssignment(selection) };
      const reply = await assignGroups.perform(args, dataProvider);
      gained.current.set(user._id, missing({ ...user, ...before }, selection));
      renew({ ...user, ...reply });
    },
  };
  const takeBack: Action<UserRecord> = {
    async perform(user, dataProvider) {
      const { application } = selection;
      for (const layerId of gained.current.get(user._id) ?? [])
        await removeGroup.perform(
          { path: { layerId, appId: application!.id, userId: user._id } },
          dataProvider,
        );
      renew(user);
    },
  };
  return { give, takeBack };
}
