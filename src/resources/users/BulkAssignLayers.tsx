import { useRef, useState } from 'react';
import type { Action } from '../../activity/action.ts';
import { assignGroups, removeGroup } from '../../activity/actions/layers.ts';
import { useListed } from '../../ui/useListed.ts';
import { assignedLayers } from './assignedLayers.ts';
import { BulkAssign } from './BulkAssign.tsx';
import { LayerChoice } from './LayerChoice.tsx';
import { layerErrors, type LayerSelection } from './layerErrors.ts';
import type { UserBulkActionProps } from './userBulkActions.ts';
import type { UserRecord } from './userRecord.ts';

/** Assigns protected layers of one application to the ticked users; they keep those they have. */
export function BulkAssignLayers({ users, renew, close }: UserBulkActionProps) {
  const listed = useListed();
  const [selection, select] = useState<LayerSelection>({ applications: [], layers: [] });
  const errors = layerErrors(selection);
  const { give, takeBack } = useGiveLayers(selection, renew);
  return (
    <BulkAssign
      name="assignLayers"
      users={users}
      complete={!errors.application && !errors.layers}
      chosen={selection.applications.length > 0}
      has={user => missing(user, selection).length === 0}
      names={{
        layers: listed(selection.layers.map(({ label }) => label)),
        application: selection.applications[0]?.label,
      }}
      choice={tried => <LayerChoice selection={selection} select={select} {...(tried && { errors })} />}
      give={give}
      takeBack={takeBack}
      close={close}
    />
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
      const body = {
        applications: selection.applications.map(({ id }) => id),
        protectedLayers: selection.layers.map(({ id }) => id),
      };
      const reply = await assignGroups.perform({ path: { userId: user._id }, body }, dataProvider);
      gained.current.set(user._id, missing({ ...user, ...before }, selection));
      renew({ ...user, ...reply });
    },
  };
  const takeBack: Action<UserRecord> = {
    async perform(user, dataProvider) {
      const [application] = selection.applications;
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
