import { signIn, type SignIn } from '../platform/signIn.ts';
import { callWithoutSchema } from './callWithoutSchema.ts';

/** The destination after signing in, if it differs from the requested URL. */
type LoginResult = { redirectTo: string } | undefined;

export type LoginFunction = (params: SignIn & { signal?: AbortSignal }) => Promise<LoginResult>;

/**
 * The auth provider's `login`, which the login page calls before the rest of the provider is loaded. `startSession`
 * opens the console with a token. It resolves with the page that asks for the first login, if the user has
 * not completed it.
 */
export const createLogin =
  (startSession: (token: string) => Promise<string | undefined>): LoginFunction =>
  async ({ email, password, signal }) => {
    const { token, tempResetToken } = await callWithoutSchema(
      signIn,
      { body: { email, password } },
      { signal },
    );
    const redirectTo = tempResetToken
      ? `/user/change-password/${encodeURIComponent(tempResetToken)}`
      : await startSession(token!);
    return redirectTo ? { redirectTo } : undefined;
  };
