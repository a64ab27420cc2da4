import { useDataProvider } from 'react-admin';
import { useAction } from '../../../activity/useAction.ts';
import { useSaveField } from '../../../admin/edit/useSaveField.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { referenceId } from '../../../data/dialect.ts';
import { readApplication, type ApplicationRecord } from '../../../domain/organizations/application.ts';
import { applicationLabel } from '../../../platform/applications.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../../ui/useText.ts';

/**
 * Adds roles to an application and removes them by a PUT of the whole application, which is read just before.
 * Only this role changes, so changes of other users cause no conflict (docs/decisions/concurrent-changes.md).
 */
export function useApplicationRoles(application: ApplicationRecord) {
  const { _id } = application;
  const t = useText();
  const confirmDialog = useConfirm();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const saveField = useSaveField();
  const change = (merge: (own: string[]) => string[]) =>
    saveField(
      {
        key: `applications ${_id}`,
        read: () => readApplication(dataProvider, _id),
        write: (data, previousData) => dataProvider.replace('applications', { id: _id, data, previousData }),
      },
      'roles',
      now => merge((now ?? []).map(referenceId)),
    );
  const add = (role: string) => change(own => [...new Set([...own, role])]);

  const { run, pending } = useAction(
    { perform: (role: string) => change(own => own.filter(id => id !== role)) },
    { failure: 'error.remove' },
  );
  const remove = async (role: { id: string; name: string }) => {
    const names = { name: role.name, application: applicationLabel(application) };
    const undo = {
      text: t('applicationTools.roles.removed', names),
      undone: t('applicationTools.roles.added', names),
      failure: 'error.save',
      inverse: () => add(role.id),
    } as const;
    await confirmDialog({
      title: t('applicationTools.roles.ask', names),
      text: t('applicationTools.roles.askText', names),
      confirmLabel: t('ui.remove'),
      danger: true,
      send: () => run(role.id, { undo: ({ isConfirmed }) => (isConfirmed ? undefined : undo) }),
    });
  };
  return { add, remove, pending };
}
