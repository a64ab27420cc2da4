import { demoAccounts, seededUserId } from './demoAccounts.ts';
import { foldedKeys } from './folding.ts';
import { FIRST_NAMES, LAST_NAMES, UNUSUAL_NAMES } from './names.ts';
import type { RandomNumbers } from './random.ts';
import type { usersTable } from './tables/users.ts';

const DAY = 86_400;
type UserSeed = typeof usersTable.$inferInsert;

export interface Hashes {
  password: string;
  temporary: string;
}

const demoRows = (hashes: Hashes, today: number): UserSeed[] =>
  demoAccounts.map((account, n) => ({
    id: seededUserId(n),
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    phone: `(555) 010-${String(1000 + n)}`,
    passwordHash: account.provider ? '' : account.temporaryPassword ? hashes.temporary : hashes.password,
    passwordIsTemporary: account.temporaryPassword ?? false,
    provider: account.provider ?? 'local',
    role: account.role,
    loginCount: account.firstLoginPending ? 0 : 40 + n * 3,
    averageTime: account.firstLoginPending ? 0 : 900 + n * 61,
    isActive: !account.inactive,
    isLoggedinYet: !account.firstLoginPending,
    emailVerified: !account.unverified,
    productEmailSubscription: n % 2 === 0,
    lastLoggedIn: account.firstLoginPending ? 0 : today - (n + 1) * 7_200,
    lastLoggedOut: account.firstLoginPending ? 0 : today - (n + 1) * 7_200 + 1_800,
    ...foldedKeys(account),
  }));

/** An invented user; `n` makes the id and the email unique. */
function person(n: number, random: RandomNumbers, hashes: Hashes, today: number): UserSeed {
  const unusual = UNUSUAL_NAMES[n - demoAccounts.length];
  const [firstName, lastName] = unusual ?? [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const mailbox = unusual
    ? `staff.${n}`
    : `${firstName}.${lastName}.${n}`.toLowerCase().replace(/[^a-z0-9.]/g, '');
  const email = `${mailbox}@${random.pick(['larkspur', 'millbrook', 'harlan', 'easton-falls', 'titleco'])}.example`;
  const neverCame = random.oneIn(12);
  const lastLoggedIn = neverCame ? 0 : today - random.below(400) * DAY - random.below(DAY);
  const provider = random.oneIn(9) ? 'google' : random.oneIn(14) ? 'facebook' : 'local';
  return {
    id: seededUserId(n),
    firstName,
    lastName,
    email,
    phone: random.oneIn(10)
      ? ''
      : `(${200 + random.below(700)}) ${200 + random.below(700)}-${String(random.below(10_000)).padStart(4, '0')}`,
    passwordHash: provider === 'local' ? hashes.password : '',
    provider,
    role: random.oneIn(11) ? 'admin' : 'user',
    loginCount: neverCame ? 0 : random.below(900),
    averageTime: neverCame ? 0 : 60 + random.below(7_200),
    isActive: !random.oneIn(10),
    isLoggedinYet: !neverCame,
    migratedFromV4: random.oneIn(3),
    emailVerified: !random.oneIn(8),
    productEmailSubscription: random.oneIn(2),
    lastLoggedIn,
    lastLoggedOut: lastLoggedIn && lastLoggedIn + 300 + random.below(7_200),
    ...foldedKeys({ firstName, lastName, email }),
  };
}

/** The demo accounts, followed by invented users up to `count`. */
export const seededUsers = (
  count: number,
  random: RandomNumbers,
  hashes: Hashes,
  today: number,
): UserSeed[] => [
  ...demoRows(hashes, today),
  ...Array.from({ length: count - demoAccounts.length }, (_, i) =>
    person(demoAccounts.length + i, random, hashes, today),
  ),
];
