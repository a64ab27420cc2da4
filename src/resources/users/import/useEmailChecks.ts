import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { runBulk } from '../../../lists/bulk/runBulk.ts';
import { account } from '../../../platform/account.ts';
import { isEmail } from '../../../platform/rules.ts';
import { fold } from './verdicts.ts';

/** Whether the platform knows these addresses: each asked once, four at a time. */
export function useEmailChecks(first: string[]) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const known = useRef(new Map<string, boolean>());
  const ended = useRef(false);
  const [state, setState] = useState({ done: 0, total: 0, failed: [] as string[], taken: new Set<string>() });

  const check = useCallback(
    async (emails: string[]) => {
      const asked = [...new Set(emails.filter(isEmail).map(fold))].filter(email => !known.current.has(email));
      if (!asked.length) return;
      setState(before => ({ ...before, total: before.total + asked.length, failed: before.failed.filter(email => !asked.includes(email)) }));
      const ask = async (email: string) => known.current.set(email, (await call(account.checkEmail, { query: { email } })).available);
      const told = (email: string, result: 'done' | 'failed') =>
        setState(({ done, total, failed, taken }) => ({
          done: done + 1,
          total,
          failed: result === 'failed' ? [...failed, email] : failed,
          taken: known.current.get(email) === false ? new Set(taken).add(email) : taken,
        }));
      await runBulk(asked, ask, (email, { state: how }) => (how === 'done' || how === 'failed' ? told(email, how) : undefined), () => ended.current);
    },
    [call],
  );
  const begun = useRef(false);
  useEffect(() => {
    ended.current = false;
    if (!begun.current) void check(first);
    begun.current = true;
    return () => void (ended.current = true);
  }, [check, first]);
  return { ...state, check };
}
