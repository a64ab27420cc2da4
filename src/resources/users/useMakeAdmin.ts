import { useDataProvider } from 'react-admin';
import { setAdmin } from '../../activity/actions/users.ts';
import { useAction } from '../../activity/useAction.ts';
import type { ComboboxChoice } from '../../admin/select/choices.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { applications } from '../../platform/applications.ts';
import { userName } from '../../platform/userName.ts';
import { failureText } from '../../ui/failure/failureText.ts';
import { useNotifyText } from '../../ui/failure/useNotifyText.ts';
import { useJoinNames } from '../../ui/useJoinNames.ts';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userRecord.ts';

/**
 * Makes a user an admin, then an administrator of each chosen application with a call of its own. Notifications list the applications
 * that succeeded and those that failed.
 * `isAdmin` is called after the first call. Resolves to whether that succeeded.
 */
export function useMakeAdmin(user: UserRecord) {
  const t = useText();
  const formatList = useJoinNames();
  const notifyText = useNotifyText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { run } = useAction(setAdmin, {
    success: 'userPage.privilege.isAdmin',
    failure: 'error.saveUser',
  });
  const name = userName(user);

  return async (chosen: ComboboxChoice[], onAdmin: () => void): Promise<boolean> => {
    if (!(await run({ body: { _id: user._id } }))) return false;
    onAdmin();
    const succeeded: string[] = [];
    const failed: [string, unknown][] = [];
    for (const { id, label } of chosen)
      await call(applications.addAdmin, { body: { adminId: user._id, _id: id } }).then(
        () => succeeded.push(label),
        error => failed.push([label, error]),
      );
    if (succeeded.length)
      notifyText(t('userPage.privilege.administers', { name, names: formatList(succeeded) }), 'success');
    const [first] = failed;
    if (!first) return true;
    const names = formatList(failed.map(([label]) => label));
    notifyText(
      `${t('userPage.privilege.doesNotAdminister', { name, names })} ${failureText(t, first[1])}`,
      'error',
    );
    return true;
  };
}
