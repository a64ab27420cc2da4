import { account } from '../../platform/account.ts';
import { apiKeys } from '../../platform/apiKeys.ts';
import { transfer as transfers } from '../../platform/transfer.ts';
import { users } from '../../platform/users.ts';
import { defineAction, invoke, type JournalRule } from '../action.ts';
import type { SentenceName } from '../journal/journalEntry.ts';
import { bodyId, creation, deletion, invokeDeletion, update } from './rules.ts';

export const createUser = defineAction(users.create, creation('users', users.remove));
export const updateUser = defineAction(users.update, update('users'));
export const deleteUser = defineAction(users.remove, deletion('users'));

const privileges = { superadmin: users.setSuperadmin, admin: users.setAdmin, user: users.removePrivilege };
const privilege = (name: SentenceName): JournalRule => ({
  name,
  icon: 'people',
  target: bodyId,
  inverse: ({ body, before, known }) => {
    const endpoint = privileges[(before ?? known(body._id))?.role as keyof typeof privileges];
    return endpoint ? [invoke(endpoint, { body: { _id: String(body._id) } })] : [];
  },
});
export const setSuperadmin = defineAction(users.setSuperadmin, privilege('superadmin'));
export const setAdmin = defineAction(users.setAdmin, privilege('admin'));
export const removePrivilege = defineAction(users.removePrivilege, privilege('noPrivilege'));

export const changePassword = defineAction(users.changePassword, {
  name: 'password',
  icon: 'edit',
  never: 'secret',
});
export const resendVerification = defineAction(users.resendVerification, {
  name: 'verification',
  icon: 'mail',
  never: 'mail',
});
export const sendResetLink = defineAction(account.forgotPassword, {
  name: 'resetLink',
  icon: 'mail',
  target: ({ body }) => body,
  never: 'mail',
});
export const transferFromV4 = defineAction(transfers.confirm, {
  name: 'transferred',
  icon: 'order',
  target: ({ path, body, known }) => known(path.id) ?? path.id ?? body,
  never: 'noCall',
  isDone: async ({ path }, { call }) => (await call(users.info, { path })).migratedFromV4 === true,
});

export const createApiKey = defineAction(apiKeys.create, {
  name: 'keyMade',
  icon: 'add',
  inverse: ({ reply }) => invokeDeletion(apiKeys.remove, reply._id),
});
export const deleteApiKey = defineAction(apiKeys.remove, {
  name: 'keyDeleted',
  icon: 'remove',
  never: 'deleted',
});
