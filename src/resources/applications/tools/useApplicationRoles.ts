import { useDataProvider } from 'react-admin';
import { useOnce } from '../../../calls/useAct.ts';
import { useLookInto } from '../../../calls/useLookInto.ts';
import { useUndo } from '../../../calls/useUndo.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { called, readWhole, type ApplicationRecord } from '../../../organization/application.ts';
import { CallError } from '../../../platform/errors.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../../ui/useText.ts';

/**
 * Makes a role one of an application's, and takes it out: by a PUT of all of the application, as it is just before. Of the
 * roles only this one changes, so nothing is asked about what others did (decision 17).
 */
export function useApplicationRoles(application: ApplicationRecord) {
  const { _id } = application;
  const t = useText();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const lookInto = useLookInto();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const hasIt = async (role: string) => ((await readWhole(dataProvider, _id)).roles ?? []).includes(role);

  async function set(role: string, isIn: boolean): Promise<'done' | 'found'> {
    const attempt = async () => {
      const now = await readWhole(dataProvider, _id);
      const own = (now.roles ?? []) as string[];
      if (own.includes(role) === isIn) return 'done';
      const data = { ...now, roles: isIn ? [...own, role] : own.filter(id => id !== role) };
      return lookInto(() => dataProvider.update('applications', { id: _id, data, previousData: now }), async () => (await hasIt(role)) === isIn);
    };
    try {
      return await attempt();
    } catch (error) {
      // Overtaken between reading and saving: once more, on what is there now.
      if (error instanceof CallError && error.status === 409) return attempt();
      throw error;
    }
  }
  const add = (role: string) => set(role, true);

  const removing = useOnce({ failure: 'applicationTools.roles.removeError' });
  const back = useOnce({ failure: 'applicationTools.roles.saveError' });
  const remove = async (role: { id: string; name: string }) => {
    const names = { name: role.name, application: called(application) };
    const sure = await confirm({ title: t('applicationTools.roles.ask', names), text: t('applicationTools.roles.askText', names), confirm: t('ui.remove'), danger: true });
    if (sure && (await removing.once(() => set(role.id, false))) === 'done')
      offerUndo(t('applicationTools.roles.removed', names), () => back.once(() => add(role.id)), t('applicationTools.roles.added', names));
  };
  return { add, remove, pending: removing.pending };
}
