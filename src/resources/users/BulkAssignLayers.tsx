import { useCallback, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { protectedLayers } from '../../platform/protectedLayers.ts';
import { useListed } from '../../ui/useListed.ts';
import { assignedLayers } from './assignedLayers.ts';
import { BulkAssign } from './BulkAssign.tsx';
import { LayerChoice } from './LayerChoice.tsx';
import { layerErrors, type LayerSelection } from './layerErrors.ts';
import type { UserRecord } from './userColumns.ts';
import type { UserDeedProps } from './userDeeds.ts';

/** Assigns protected layers of one application to the ticked users; what somebody has of them he keeps. */
export function BulkAssignLayers({ users, renew, close }: UserDeedProps) {
  const listed = useListed();
  const [selection, select] = useState<LayerSelection>({ applications: [], layers: [] });
  const errors = layerErrors(selection);
  const { give, takeBack } = useGiveLayers(selection, renew);
  return (
    <BulkAssign
      deed="assignLayers"
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

/** Reads each user before, so that what he had of the layers is not taken from him when it is undone. */
function useGiveLayers(selection: LayerSelection, renew: UserDeedProps['renew']) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const gained = useRef(new Map<string, string[]>());
  const give = useCallback(
    async (user: UserRecord) => {
      const { data: before } = await dataProvider.getOne<UserRecord>('users', { id: user.id });
      const body = {
        applications: selection.applications.map(({ id }) => id),
        protectedLayers: selection.layers.map(({ id }) => id),
      };
      const reply = await dataProvider.call(protectedLayers.assignToUser, {
        path: { userId: user._id },
        body,
      });
      gained.current.set(user._id, missing({ ...user, ...before }, selection));
      renew({ ...user, ...reply });
    },
    [dataProvider, selection, renew],
  );
  const takeBack = async (user: UserRecord) => {
    const [application] = selection.applications;
    for (const layerId of gained.current.get(user._id) ?? [])
      await dataProvider.call(protectedLayers.removeFromUser, {
        path: { layerId, appId: application!.id, userId: user._id },
      });
    renew(user);
  };
  return { give, takeBack };
}
