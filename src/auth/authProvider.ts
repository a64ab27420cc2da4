import type { AuthProvider } from 'react-admin';
import { CallError } from '../platform/errors.ts';
import { ownAccount } from '../platform/ownAccount.ts';
import type { User } from '../platform/users.ts';
import { callWithoutSchema } from './callWithoutSchema.ts';
import { identityOf, type Identity } from './identity.ts';
import type { LoginFunction } from './login.ts';
import { can, type CanAccessParams } from './permissions.ts';
import { session } from './session.ts';

export interface ConsoleAuthProvider extends AuthProvider {
  login: LoginFunction;
  getIdentity(params?: { signal?: AbortSignal }): Promise<Identity>;
  /**
   * Returns the result of `canAccess` synchronously. It grants nothing until `getIdentity` has resolved in
   * this session.
   */
  can(params: CanAccessParams): boolean;
}

/** react-admin's auth provider. The login page loads `login` before the rest. */
export function createAuthProvider(login: LoginFunction): ConsoleAuthProvider {
  let current: { token: string; me: User } | undefined;
  const provider: ConsoleAuthProvider = {
    login,
    async logout() {
      session.end('signedOut');
      return false;
    },
    async checkAuth() {
      if (!session.token()) throw new Error('signed out');
    },
    // Resolves, because react-admin turns a rejection of a failed call into `{ data: {} }`, a success.
    async checkError(error) {
      if (error?.status === 401)
        session.refuse(error instanceof CallError ? error.refusedToken : session.token());
    },
    async getIdentity(params) {
      const token = session.token()!;
      const me: User = await callWithoutSchema(ownAccount.me, {}, { signal: params?.signal });
      if (token === session.token()) current = { token, me };
      return identityOf(me);
    },
    can: params => !!current && current.token === session.token() && can(current.me, params),
    canAccess: async params => provider.can(params),
  };
  return provider;
}
