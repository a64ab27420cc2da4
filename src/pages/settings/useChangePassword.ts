import { useDataProvider, useNotify } from 'react-admin';
import { useAction } from '../../activity/useAction.ts';
import { splitFieldErrors, withErrors } from '../../admin/form/fieldErrors.ts';
import { submissionErrors } from '../../admin/index.ts';
import { useIdentity } from '../../auth/useIdentity.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { CallError, isReplyLost, requestIdForSupport } from '../../platform/errors.ts';
import { users } from '../../platform/users.ts';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { AUTO_HIDE_MS, useNotifyText } from '../../ui/failure/useNotifyText.ts';
import { useText } from '../../ui/useText.ts';
import { passwordForm, type PasswordValues } from './passwordForm.ts';

/**
 * Returns the `onSubmit` that changes the user's own password. At the first login it also completes the first
 * login (docs/behaviour.md 1 §4).
 */
export function useChangePassword(firstLogin: boolean, changed: () => void) {
  const { _id, email } = useIdentity();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { run: markFirstLogin } = useAction(
    {
      perform: (_: void, { call }) =>
        call(users.markFirstLogin, { path: { id: _id }, body: { _id, email, isLoggedinYet: true } }),
    },
    { failure: 'error.saveUser' },
  );
  const notify = useNotify();
  const notifyText = useNotifyText();
  const t = useText();
  const notifyFailure = useNotifyFailure();

  return async (values: object) => {
    const { oldPassword, newPassword } = values as PasswordValues;
    try {
      await call(users.changePassword, { path: { id: _id }, body: { oldPassword, newPassword } });
    } catch (error) {
      const refused = moveErrorsToFields(error);
      const { fieldErrors, rest } = splitFieldErrors(refused, passwordForm.fields);
      // The password may have changed, so the text does not suggest a retry.
      if (rest && isReplyLost(error))
        notifyText(t('settings.lost'), 'error', { reference: requestIdForSupport(error) });
      else if (rest) notifyFailure(rest, { text: 'settings.error' });
      return submissionErrors(fieldErrors);
    }
    notify('settings.changed', { type: 'success', autoHideDuration: AUTO_HIDE_MS });
    if (firstLogin) await markFirstLogin();
    changed();
    return undefined;
  };
}

/** Assigns the errors of a refusal to the form's fields. The platform calls the new password `password`. */
function moveErrorsToFields(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const { password, ...errors } = error.body.errors;
  if (password) errors.newPassword ??= password;
  // A 403 without field errors refuses the current password.
  else if (error.status === 403 && !Object.keys(errors).length)
    errors.oldPassword = error.body.message ? error.serverMessage : 'settings.oldWrong';
  return withErrors(error, errors);
}
