import { useEffect, useState } from 'react';
import { account } from '../platform/account.ts';
import { isEmail, TYPING_PAUSE } from '../platform/rules.ts';
import type { Call } from './call.ts';

/**
 * Whether the platform knows this e-mail already (as somebody else's than `id`), asked when typing stops. An older
 * answer, or none, says no.
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
