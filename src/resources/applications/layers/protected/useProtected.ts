import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { deleteGroup } from '../../../../activity/actions/layers.ts';
import { useAction } from '../../../../activity/useAction.ts';
import { readList } from '../../../../client/dialect.ts';
import { gone } from '../../../../client/failures.ts';
import { isEquivalent } from '../../../../data/isEquivalent.ts';
import type { ConsoleDataProvider } from '../../../../dataProvider/dataProvider.ts';
import { useCreateOnce } from '../../../../forms/useCreateOnce.ts';
import { useSaveRecord } from '../../../../forms/useSaveRecord.tsx';
import { called } from '../../../../organization/application.ts';
import {
  protectedLayers,
  type NewProtectedLayer,
  type ProtectedLayer,
} from '../../../../platform/protectedLayers.ts';
import { useConfirm } from '../../../../ui/dialog/ConfirmProvider.tsx';
import { orEmpty } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/useText.ts';
import type { TabProps } from '../../tabs.tsx';
import { asSent, protectedForm, type ProtectedValues } from './protectedForm.ts';

export const groupName = (group: Pick<ProtectedLayer, 'groupName'>) => orEmpty(group.groupName);

/** The groups of an application as the platform has them now; there is no call for one. */
function useGroups(appId: string) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  return {
    call,
    read: async () =>
      readList<ProtectedLayer>(await call(protectedLayers.ofApplication, { path: { appId } })).data,
  };
}

/** Creates a group, once. After a lost answer one that was not there before is looked for. */
export function useCreateGroup(appId: string) {
  const { call, read } = useGroups(appId);
  const before = useRef<ReadonlySet<string>>(undefined);
  return useCreateOnce<ProtectedValues, ProtectedLayer>({
    fields: protectedForm.fields,
    create: async values => {
      before.current = undefined;
      before.current = new Set((await read()).map(({ _id }) => _id));
      return call(protectedLayers.create, { path: { appId }, body: asSent(values) });
    },
    isThere: async ({ groupName, groupIndex }) =>
      (await read()).some(
        group => !before.current?.has(group._id) && isEquivalent({ ...group, groupName, groupIndex }, group),
      ),
    added: 'protectedLayers.added',
    error: 'protectedLayers.saveError',
  });
}

/** Saves a group whole, as it is just before, with what was changed of it. */
export function useSaveGroup(appId: string, group: ProtectedLayer) {
  const { call, read } = useGroups(appId);
  return useSaveRecord(protectedForm, {
    saved: 'protectedLayers.saved',
    undone: 'protectedLayers.undone',
    error: 'protectedLayers.saveError',
    record: group,
    nameOf: groupName,
    part: { of: now => now, into: (now, _, to) => ({ ...now, ...asSent(to) }) },
    read: async () => {
      const now = (await read()).find(({ _id }) => _id === group._id);
      if (!now) throw gone();
      return now;
    },
    write: async (body, before) => ({
      ...(await call(protectedLayers.update, {
        path: { id: group._id },
        body: body as NewProtectedLayer,
        before,
      })),
    }),
  });
}

/** Deletes a group after a question that says who loses what. */
export function useDeleteGroup(application: TabProps['application']) {
  const t = useText();
  const confirm = useConfirm();
  const { run } = useAction(deleteGroup, {
    success: 'protectedLayers.deleted',
    failure: 'protectedLayers.deleteError',
  });
  return async (group: ProtectedLayer) => {
    const name = groupName(group);
    await confirm({
      title: t('protectedLayers.delete', { name }),
      text: t('protectedLayers.deleteText', { application: called(application) }),
      confirm: t('ui.delete'),
      danger: true,
      send: () => run({ path: { id: group._id } }, { gaps: { name } }),
    });
  };
}
