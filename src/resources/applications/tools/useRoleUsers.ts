import { useDataProvider } from 'react-admin';
import { entriesOf } from '../../../access/useGiveRoles.ts';
import { useOnce } from '../../../calls/useAct.ts';
import { useLookInto } from '../../../calls/useLookInto.ts';
import { useSay } from '../../../calls/useSay.ts';
import { useUndo } from '../../../calls/useUndo.ts';
import { idOf, readList } from '../../../client/dialect.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { ApplicationRecord } from '../../../organization/application.ts';
import { roles } from '../../../platform/roles.ts';
import { userName } from '../../../platform/userName.ts';
import type { User } from '../../../platform/users.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../../ui/useText.ts';
import { called } from './called.ts';

/** Gives a role to people in an application, and takes it from them there; `read` reads who has it. */
export function useRoleUsers(application: ApplicationRecord, role: { id: string; name: string }, read: () => Promise<{ data?: unknown }>) {
  const t = useText();
  const say = useSay();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const lookInto = useLookInto();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const [applicationId, names] = [application._id, { role: role.name, application: called(application) }];
  const hasIt = async (userId: string) => {
    const user = readList<User>((await read()).data).data.find(one => one._id === userId);
    return !!user && entriesOf(user, role.id).some(entry => idOf(entry.application) === applicationId);
  };
  const put = (userId: string) =>
    lookInto(() => call(roles.assign, { body: { _id: userId, roleData: { application: applicationId, role: role.id } } }), () => hasIt(userId));

  const giving = useOnce({ failure: 'applicationTools.roles.saveError' });
  const give = async (userId: string, name: string) => {
    const done = await giving.once(() => put(userId));
    if (done === 'done') say(t('applicationTools.roles.userAdded', { ...names, name }), 'success');
    return done !== undefined;
  };

  const taking = useOnce({ failure: 'applicationTools.roles.removeError' });
  const back = useOnce({ failure: 'applicationTools.roles.saveError' });
  const take = async (user: User) => {
    const name = userName(user);
    const sure = await confirm({
      title: t('applicationTools.roles.userAsk', { ...names, name }),
      text: t('applicationTools.roles.userAskText', { ...names, name, email: user.email }),
      confirm: t('ui.remove'),
      danger: true,
    });
    if (!sure) return;
    const path = { id: user._id, role: role.id, application: applicationId };
    const done = await taking.once(() => lookInto(() => call(roles.unassign, { path }), async () => !(await hasIt(user._id))));
    if (done === 'done')
      offerUndo(t('applicationTools.roles.userRemoved', { ...names, name }), () => back.once(() => put(user._id)), t('applicationTools.roles.userAdded', { ...names, name }));
  };
  return { give, take };
}
