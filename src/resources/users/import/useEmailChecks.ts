import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { runBulk } from '../../../data/runBulk.ts';
import { account } from '../../../platform/account.ts';
import { isEmail } from '../../../platform/rules.ts';
import { throttle } from '../../../storage/throttle.ts';
import type { UserRecord } from '../userRecord.ts';
import { foldName } from './validateRows.ts';

const distinctEmails = (emails: string[]) => [...new Set(emails.filter(isEmail).map(foldName))];

type ExistingUsers = Map<string, UserRecord | null>;

/** Searches the list of users for the one with exactly this folded email. Null if there is not exactly one. */
async function findExistingUser(
  dataProvider: ConsoleDataProvider,
  email: string,
): Promise<UserRecord | null> {
  const { data } = await dataProvider.getList<UserRecord>('users', {
    filter: { q: email },
    pagination: { page: 1, perPage: 0 },
    sort: { field: 'email', order: 'ASC' },
  });
  const [user, another] = data.filter(one => foldName(one.email) === email);
  return user && !another ? user : null;
}

/**
 * Checks whether the platform has users with these emails, and reads those users: one request per email and user, four at a time.
 */
export function useEmailChecks(initialEmails: string[]) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const availability = useRef(new Map<string, boolean>());
  const isUnmounted = useRef(false);
  const progress = useRef({
    done: 0,
    total: 0,
    failed: new Set<string>(),
    taken: new Set<string>(),
    users: new Map() as ExistingUsers,
  });
  const [state, setState] = useState(() => ({
    done: 0,
    // The check starts after the first render, which must already count as checking.
    total: distinctEmails(initialEmails).length,
    failed: [] as string[],
    taken: new Set<string>(),
    users: new Map() as ReadonlyMap<string, UserRecord | null>,
  }));
  const [publish] = useState(() =>
    throttle(() => {
      const { done, total, failed, taken, users } = progress.current;
      // An unchanged set or map keeps its identity, because all rows are validated again when it changes.
      setState(before => ({
        done,
        total,
        failed: [...failed],
        taken: before.taken.size === taken.size ? before.taken : new Set(taken),
        users: before.users.size === users.size ? before.users : new Map(users),
      }));
    }),
  );

  const check = useEvent(async (emails: string[]) => {
    const current = progress.current;
    const isChecked = (email: string) => availability.current.get(email) === true || current.users.has(email);
    const newEmails = distinctEmails(emails).filter(email => !isChecked(email));
    if (!newEmails.length) return;
    current.total += newEmails.length;
    for (const email of newEmails) current.failed.delete(email);
    publish.flush();
    const checkEmail = async (email: string) => {
      const available =
        availability.current.get(email) ??
        (await dataProvider.call(account.checkEmail, { query: { email } })).available;
      availability.current.set(email, available);
      if (!available) current.users.set(email, await findExistingUser(dataProvider, email));
    };
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
