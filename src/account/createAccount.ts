import { callWithoutSchema } from '../auth/call.ts';
import { account, type SignUp } from '../platform/account.ts';
import { isReplyLost } from '../platform/errors.ts';

/** Milliseconds to wait for the look whether a lost answer had done its work. */
const LOOK = 5_000;

/** `perhaps`: the answer was lost, and there is an account with this e-mail now. */
export interface Created {
  email: string;
  token?: string | undefined;
  mailError?: boolean | undefined;
  perhaps?: boolean;
}

const isThereNow = (email: string, signal: AbortSignal) =>
  callWithoutSchema(account.checkEmail, { query: { email } }, { signal, timeout: LOOK }).then(
    reply => reply?.available === false,
    () => false,
  );

/** Signs up. A lost answer is not sent again: the platform is asked what became of it (docs/decisions/lost-replies.md). */
export async function createAccount(body: SignUp, signal: AbortSignal): Promise<Created> {
  const { email } = body;
  try {
    const reply = await callWithoutSchema(account.signUp, { body }, { signal });
    return { email, token: reply?.token, mailError: reply?.mailError };
  } catch (error) {
    if (!signal.aborted && isReplyLost(error) && (await isThereNow(email, signal)))
      return { email, perhaps: true };
    throw error;
  }
}
