import { signIn, type SignIn } from '../platform/signIn.ts';
import { callWithoutSchema } from './call.ts';

/** The destination after signing in, if it differs from the requested URL. */
type LoginAnswer = { redirectTo: string } | undefined;

export type LoginFunction = (params: SignIn & { signal?: AbortSignal }) => Promise<LoginAnswer>;

/**
 * The auth provider's `login`, which the login page calls before the rest of the provider is loaded. `begin`
 * opens the console with a token. It resolves with the page that asks for the first login, if the user has
 * not completed it.
 */
export const createLogin =
  (begin: (token: string) => Promise<string | undefined>): LoginFunction =>
  async ({ email, password, signal }) => {
    const { token, tempResetToken } = await callWithoutSchema(
      signIn,
      { body: { email, password } },
      { signal },
    );
    const redirectTo = tempResetToken
      ? `/user/change-password/${encodeURIComponent(tempResetToken)}`
      : await begin(token!);
    return redirectTo ? { redirectTo } : undefined;
  };
