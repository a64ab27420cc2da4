import { callWithoutSchema } from '../auth/callWithoutSchema.ts';
import { account, type SignUp } from '../platform/account.ts';
import { isReplyLost } from '../platform/errors.ts';

/** The timeout of the request that checks the result after a lost reply, in milliseconds. */
export const VERIFY_TIMEOUT_MS = 5_000;

/** `unconfirmed`: the reply was lost, and an account with this email exists now. */
export interface CreatedAccount {
  email: string;
  token?: string | undefined;
  mailError?: boolean | undefined;
  unconfirmed?: boolean;
}

const isAccountCreated = (email: string, signal: AbortSignal) =>
  callWithoutSchema(account.checkEmail, { query: { email } }, { signal, timeout: VERIFY_TIMEOUT_MS }).then(
    reply => reply?.available === false,
    () => false,
  );

/**
 * Registers a user. A lost reply is not sent again; the platform is asked whether the account exists
 * (docs/decisions/lost-replies.md).
 */
export async function createAccount(body: SignUp, signal: AbortSignal): Promise<CreatedAccount> {
  const { email } = body;
  try {
    const reply = await callWithoutSchema(account.signUp, { body }, { signal });
    return { email, token: reply?.token, mailError: reply?.mailError };
  } catch (error) {
    if (!signal.aborted && isReplyLost(error) && (await isAccountCreated(email, signal)))
      return { email, unconfirmed: true };
    throw error;
  }
}
