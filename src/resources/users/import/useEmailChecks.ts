import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { runBulk } from '../../../data/runBulk.ts';
import { account } from '../../../platform/account.ts';
import { isEmail } from '../../../platform/rules.ts';
import { throttle } from '../../../storage/throttle.ts';
import { foldName } from './verdicts.ts';

/** Whether the platform knows these addresses: each asked once, four at a time. */
export function useEmailChecks(first: string[]) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const known = useRef(new Map<string, boolean>());
  const ended = useRef(false);
  const standing = useRef({ done: 0, total: 0, failed: new Set<string>(), taken: new Set<string>() });
  const [state, setState] = useState({ done: 0, total: 0, failed: [] as string[], taken: new Set<string>() });
  const [draw] = useState(() =>
    throttle(() => {
      const { done, total, failed, taken } = standing.current;
      // The same names are the same set: every row is judged by it.
      setState(before => ({
        done,
        total,
        failed: [...failed],
        taken: before.taken.size === taken.size ? before.taken : new Set(taken),
      }));
    }),
  );

  const check = useEvent(async (emails: string[]) => {
    const asked = [...new Set(emails.filter(isEmail).map(foldName))].filter(
      email => !known.current.has(email),
    );
    if (!asked.length) return;
    const now = standing.current;
    now.total += asked.length;
    for (const email of asked) now.failed.delete(email);
    draw.now();
    const ask = async (email: string) =>
      known.current.set(email, (await call(account.checkEmail, { query: { email } })).available);
    const told = (email: string, result: 'done' | 'failed') => {
      now.done += 1;
      if (result === 'failed') now.failed.add(email);
      if (known.current.get(email) === false) now.taken.add(email);
      draw.soon();
    };
    await runBulk(
      asked,
      ask,
      (email, { state: how }) => (how === 'done' || how === 'failed' ? told(email, how) : undefined),
      () => ended.current,
    );
    draw.now();
  });
  const begun = useRef(false);
  useEffect(() => {
    ended.current = false;
    if (!begun.current) void check(first);
    begun.current = true;
    return () => void (ended.current = true);
  }, [check, first]);
  return { ...state, check };
}
