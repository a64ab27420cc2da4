import { useDataProvider } from 'react-admin';
import { useAction } from '../../../activity/useAction.ts';
import type { CreatePartProps } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { isEquivalent } from '../../../data/isEquivalent.ts';
import { readApplication, type ApplicationRecord } from '../../../domain/organizations/application.ts';
import { applicationParts } from '../../../platform/applicationParts.ts';
import { applicationLabel } from '../../../platform/applications.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../../ui/useText.ts';

export type ApplicationPath = NonNullable<ApplicationRecord['paths']>[number];

/** Adds and removes paths. Each call sends the whole list, so the current list is read just before. */
export function usePaths(application: ApplicationRecord) {
  const { _id } = application;
  const t = useText();
  const confirmDialog = useConfirm();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const read = async (): Promise<ApplicationPath[]> => (await readApplication(dataProvider, _id)).paths ?? [];
  const send = (paths: ApplicationPath[]) =>
    dataProvider.call(applicationParts.updatePaths, { body: { paths, _id } });
  const hasIt = (paths: ApplicationPath[], path: ApplicationPath) =>
    paths.some(one => isEquivalent(path, one, { sent: true }));
  /** Adds a path at the end, unless it exists. */
  const put = async (path: ApplicationPath) => {
    const now = await read();
    if (!hasIt(now, path)) await send([...now, path]);
    return true;
  };

  const creation: Pick<CreatePartProps, 'create' | 'findCreated'> = {
    async create(path) {
      await put(path as ApplicationPath);
      return undefined;
    },
    findCreated: async path => hasIt(await read(), path as ApplicationPath),
  };

  const { run } = useAction(
    {
      async perform(path: ApplicationPath) {
        const now = await read();
        const at = now.findIndex(one => isEquivalent(one, path));
        if (at >= 0) await send(now.toSpliced(at, 1));
      },
    },
    { failure: 'error.remove' },
  );
  const remove = async (path: ApplicationPath) => {
    const names = { type: path.pathType, path: path.path };
    const undo = {
      text: t('applicationParts.paths.removed'),
      undone: t('applicationParts.paths.added'),
      failure: 'error.update',
      inverse: () => put(path),
    } as const;
    await confirmDialog({
      title: t('applicationParts.paths.remove', names),
      text: t('applicationParts.paths.removeText', { ...names, application: applicationLabel(application) }),
      confirmLabel: t('ui.remove'),
      danger: true,
      send: () => run(path, { undo }),
    });
  };
  return { creation, remove };
}
