import { useCallback, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { BulkDialog } from '../../lists/bulk/BulkDialog.tsx';
import { protectedLayers } from '../../platform/protectedLayers.ts';
import { userName } from '../../platform/userName.ts';
import { useListed } from '../../ui/useListed.ts';
import { assignedLayers } from './assignedLayers.ts';
import { LayerChoice } from './LayerChoice.tsx';
import { layerErrors, type LayerSelection } from './layerErrors.ts';
import type { UserDeedProps } from './userDeeds.ts';
import { useDeedWords } from './useDeedWords.ts';
import type { UserRecord } from './userColumns.ts';

/** Assigns protected layers of one application to the ticked users; what somebody has of them he keeps. */
export function BulkAssignLayers({ users, renew, close }: UserDeedProps) {
  const listed = useListed();
  const [selection, select] = useState<LayerSelection>({ applications: [], layers: [] });
  const [tried, setTried] = useState(false);
  const errors = layerErrors(selection);
  const complete = !errors.application && !errors.layers;
  const having = users.filter(user => complete && missing(user, selection).length === 0);
  const records = users.filter(user => !having.includes(user));

  const { words, about } = useDeedWords('assignLayers', records.length);
  const names = { layers: listed(selection.layers.map(({ label }) => label)), application: selection.applications[0]?.label };
  const { give, takeBack } = useGiveLayers(selection, renew);
  const lines = complete ? [about('users.bulk.changes.assignLayers', records, names), about('users.bulk.stay.assignLayers', having)] : [];
  return (
    <BulkDialog<UserRecord>
      words={words}
      lines={lines.filter(Boolean)}
      records={records}
      nameOf={userName}
      choice={<LayerChoice selection={selection} select={select} {...(tried && { errors })} />}
      chosen={selection.applications.length > 0}
      ready={() => {
        setTried(true);
        return complete;
      }}
      job={give}
      undo={{
        told: done => about('users.bulk.told.assignLayers', done, names),
        job: takeBack,
        undone: back => about('users.bulk.undone.assignLayers', back, names),
      }}
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
      const body = { applications: selection.applications.map(({ id }) => id), protectedLayers: selection.layers.map(({ id }) => id) };
      const reply = await dataProvider.call(protectedLayers.assignToUser, { path: { userId: user._id }, body });
      gained.current.set(user._id, missing(before, selection));
      renew({ ...user, ...reply });
    },
    [dataProvider, selection, renew],
  );
  const takeBack = async (user: UserRecord) => {
    const [application] = selection.applications;
    for (const layerId of gained.current.get(user._id) ?? [])
      await dataProvider.call(protectedLayers.removeFromUser, { path: { layerId, appId: application!.id, userId: user._id } });
    renew(user);
  };
  return { give, takeBack };
}
