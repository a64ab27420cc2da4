import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { deleteGroup } from '../../../../activity/actions/protectedLayers.ts';
import { useAction } from '../../../../activity/useAction.ts';
import {
  fieldsPart,
  type CreatePartProps,
  type EditPartProps,
  type RecordPart,
} from '../../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../../data/dataProvider.ts';
import { readList } from '../../../../data/dialect.ts';
import { notFoundError } from '../../../../data/failures.ts';
import { isEquivalent } from '../../../../data/isEquivalent.ts';
import type { ApplicationRecord } from '../../../../domain/organizations/application.ts';
import { applicationLabel } from '../../../../platform/applications.ts';
import {
  protectedLayers,
  type NewProtectedLayer,
  type ProtectedLayer,
} from '../../../../platform/protectedLayers.ts';
import { useConfirm } from '../../../../ui/dialog/ConfirmProvider.tsx';
import { formatOptional } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/useText.ts';
import { protectedForm, protectedPayload, type ProtectedValues } from './protectedForm.ts';

export const groupName = (group: Pick<ProtectedLayer, 'groupName'>) => formatOptional(group.groupName);

/** Reads the current groups of an application. The platform has no call for one group. */
function useGroups(appId: string) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  return {
    call,
    read: async () =>
      readList<ProtectedLayer>(await call(protectedLayers.ofApplication, { path: { appId } })).data,
  };
}

/** Creates a group. After a lost reply, it looks for the group among the new ones. */
export function useGroupCreation(appId: string): Pick<CreatePartProps, 'create' | 'findCreated'> {
  const { call, read } = useGroups(appId);
  const before = useRef<ReadonlySet<string>>(undefined);
  return {
    async create(values) {
      before.current = undefined;
      before.current = new Set((await read()).map(({ _id }) => _id));
      return call(protectedLayers.create, {
        path: { appId },
        body: protectedPayload(values as ProtectedValues),
      });
    },
    findCreated: async ({ groupName, groupIndex }) =>
      (await read()).some(
        group => !before.current?.has(group._id) && isEquivalent({ ...group, groupName, groupIndex }, group),
      ),
  };
}

const part: RecordPart = {
  ...fieldsPart(protectedForm.fields),
  set: (group, changes) => ({ ...group, ...protectedPayload(changes) }),
};

/** Reads and saves a whole group. */
export function useGroupPart(
  appId: string,
  { _id: id }: ProtectedLayer,
): Pick<EditPartProps, 'part' | 'read' | 'write'> {
  const { call, read } = useGroups(appId);
  return {
    part,
    async read() {
      const now = (await read()).find(({ _id }) => _id === id);
      if (!now) throw notFoundError();
      return now;
    },
    write: async (body, before) => ({
      ...(await call(protectedLayers.update, { path: { id }, body: body as NewProtectedLayer, before })),
    }),
  };
}

/** Deletes a group after a question that names the users who lose access. */
export function useDeleteGroup(application: ApplicationRecord) {
  const t = useText();
  const confirmDialog = useConfirm();
  const { run } = useAction(deleteGroup, {
    success: 'protectedLayers.deleted',
    failure: 'protectedLayers.deleteError',
  });
  return async (group: ProtectedLayer) => {
    const name = groupName(group);
    await confirmDialog({
      title: t('protectedLayers.delete', { name }),
      text: t('protectedLayers.deleteText', { application: applicationLabel(application) }),
      confirmLabel: t('ui.delete'),
      danger: true,
      send: () => run({ path: { id: group._id } }, { interpolation: { name } }),
    });
  };
}
