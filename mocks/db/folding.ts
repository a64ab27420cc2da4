import { foldText } from '../../src/platform/fold.ts';

/** Text as it is sorted and searched, short enough for an index. */
export const foldForIndex = (text: string) =>
  foldText(text)
    .trim()
    .slice(0, 300)
    .replace(/\p{Surrogate}/gu, '');

/** What one user is found by. */
export const foldedKeys = (user: { firstName: string; lastName: string; email: string }) => ({
  firstNameKey: foldForIndex(user.firstName),
  lastNameKey: foldForIndex(user.lastName),
  emailKey: emailKey(user.email),
  searchText: foldForIndex(`${user.firstName} ${user.lastName} ${user.email}`),
});

/** Two spellings of one address are the same address. */
export const emailKey = (email: string) => email.trim().toLowerCase().slice(0, 300);
