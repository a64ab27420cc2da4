import { useEffect, useState } from 'react';
import { account } from '../platform/account.ts';
import { isEmail, TYPING_PAUSE } from '../platform/rules.ts';
import type { Call } from './call.ts';

/**
 * Returns whether an email belongs to a user other than `id`. It asks the platform when typing stops, and
 * ignores failed and outdated requests.
 */
export function useEmailTaken(call: Call, email: string, id?: string): boolean {
  const [taken, setTaken] = useState<string>();
  useEffect(() => {
    if (!isEmail(email)) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      call(account.checkEmail, { query: { email, id } }, { signal: controller.signal }).then(
        reply => !controller.signal.aborted && reply?.available === false && setTaken(email),
        () => {},
      );
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call, email, id]);
  return !!email && taken === email;
}
