import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { runBulk } from '../../../data/runBulk.ts';
import { account } from '../../../platform/account.ts';
import { isEmail } from '../../../platform/rules.ts';
import { throttle } from '../../../storage/throttle.ts';
import { foldName } from './validateRows.ts';

const distinctEmails = (emails: string[]) => [...new Set(emails.filter(isEmail).map(foldName))];

/** Checks whether the platform has users with these emails: one request per email, four at a time. */
export function useEmailChecks(initialEmails: string[]) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const availability = useRef(new Map<string, boolean>());
  const isUnmounted = useRef(false);
  const progress = useRef({ done: 0, total: 0, failed: new Set<string>(), taken: new Set<string>() });
  const [state, setState] = useState(() => ({
    done: 0,
    // The check starts after the first render, which must already count as checking.
    total: distinctEmails(initialEmails).length,
    failed: [] as string[],
    taken: new Set<string>(),
  }));
  const [publish] = useState(() =>
    throttle(() => {
      const { done, total, failed, taken } = progress.current;
      // An unchanged set keeps its identity, because all rows are validated again when it changes.
      setState(before => ({
        done,
        total,
        failed: [...failed],
        taken: before.taken.size === taken.size ? before.taken : new Set(taken),
      }));
    }),
  );

  const check = useEvent(async (emails: string[]) => {
    const newEmails = distinctEmails(emails).filter(email => !availability.current.has(email));
    if (!newEmails.length) return;
    const current = progress.current;
    current.total += newEmails.length;
    for (const email of newEmails) current.failed.delete(email);
    publish.flush();
    const checkEmail = async (email: string) =>
      availability.current.set(email, (await call(account.checkEmail, { query: { email } })).available);
    const handleResult = (email: string, result: 'done' | 'failed') => {
      current.done += 1;
      if (result === 'failed') current.failed.add(email);
      if (availability.current.get(email) === false) current.taken.add(email);
      publish.schedule();
    };
    await runBulk(
      newEmails,
      checkEmail,
      (email, { state }) => (state === 'done' || state === 'failed' ? handleResult(email, state) : undefined),
      () => isUnmounted.current,
    );
    publish.flush();
  });
  const isStarted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    if (!isStarted.current) void check(initialEmails);
    isStarted.current = true;
    return () => void (isUnmounted.current = true);
  }, [check, initialEmails]);
  return { ...state, check };
}
