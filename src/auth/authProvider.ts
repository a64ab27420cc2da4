import type { AuthProvider } from 'react-admin';
import { CallError } from '../platform/errors.ts';
import { signIn } from '../platform/signIn.ts';
import type { User } from '../platform/users.ts';
import { call } from './call.ts';
import { may, type Right } from './rights.ts';
import { session } from './session.ts';

/** react-admin's view of the session. The gate (Root) owns what follows from its beginning and end. */
export const authProvider = (me: () => User): AuthProvider => ({
  async login({ email, password }) {
    const { token } = await call(signIn, { body: { email, password } });
    if (token) session.begin(token);
  },
  async logout() {
    session.end('signedOut');
    return false;
  },
  async checkAuth() {
    if (!session.token()) throw new Error('no session');
  },
  async checkError(error) {
    if (error?.status === 401)
      session.refuse(error instanceof CallError ? error.refusedToken : session.token());
  },
  async getIdentity() {
    const { _id, firstName, lastName } = me();
    return { id: _id, fullName: [firstName, lastName].filter(Boolean).join(' ') };
  },
  getPermissions: async () => me().role ?? 'user',
  // The usual four actions are rights to the resource itself; any other action is a right of its own name.
  canAccess: async ({ resource, action, record }) =>
    may(
      me(),
      (['list', 'show', 'edit', 'create'].includes(action) ? resource : action) as Right,
      record as User | undefined,
    ),
});
