import type { AuthProvider } from 'react-admin';
import { CallError } from '../platform/errors.ts';
import { signIn, type SignIn } from '../platform/signIn.ts';
import { call } from './call.ts';
import type { Identity, readIdentity } from './identity.ts';
import type { CanParams } from './rights.ts';
import { session } from './session.ts';

/** Where to go after signing in, if elsewhere than to the address asked for. */
type LoginAnswer = { redirectTo: string } | undefined;

/** react-admin's auth provider, for the login page and the console. */
export interface ConsoleAuthProvider extends AuthProvider {
  login(params: SignIn & { signal?: AbortSignal }): Promise<LoginAnswer>;
  getIdentity(params?: { signal?: AbortSignal }): Promise<Identity>;
  /** What `canAccess` answers, at once. Nothing is granted before `getIdentity` has answered in this session. */
  can(params: CanParams): boolean;
}

/** `begin` opens the console with a token; it answers where the first login is asked for, if it is. */
export function createAuthProvider(
  begin: (token: string) => Promise<string | undefined>,
): ConsoleAuthProvider {
  let known: ({ token: string } & Awaited<ReturnType<typeof readIdentity>>) | undefined;
  const provider: ConsoleAuthProvider = {
    async login({ email, password, signal }) {
      const { token, tempResetToken } = await call(signIn, { body: { email, password } }, { signal });
      const redirectTo = tempResetToken
        ? `/user/change-password/${encodeURIComponent(tempResetToken)}`
        : await begin(token!);
      return redirectTo ? { redirectTo } : undefined;
    },
    async logout() {
      session.end('signedOut');
      return false;
    },
    async checkAuth() {
      if (!session.token()) throw new Error('signed out');
    },
    // Resolves: a rejection would turn the failed call into `{ data: {} }`, a success.
    async checkError(error) {
      if (error?.status === 401)
        session.refuse(error instanceof CallError ? error.refusedToken : session.token());
    },
    async getIdentity(params) {
      const token = session.token()!;
      const read = await import('./identity.ts').then(code => code.readIdentity(params?.signal));
      if (token === session.token()) known = { token, ...read };
      return read.identity;
    },
    can: params => !!known && known.token === session.token() && known.can(params),
    canAccess: async params => provider.can(params),
  };
  return provider;
}
