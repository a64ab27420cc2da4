import { foldText } from '../../src/platform/fold.ts';

/** Folds text for sorting and searching, and cuts it to a length that an index can hold. */
export const foldForIndex = (text: string) =>
  foldText(text)
    .trim()
    .slice(0, 300)
    .replace(/\p{Surrogate}/gu, '');

export const foldedKeys = (user: { firstName: string; lastName: string; email: string }) => ({
  firstNameKey: foldForIndex(user.firstName),
  lastNameKey: foldForIndex(user.lastName),
  emailKey: emailKey(user.email),
  searchText: foldForIndex(`${user.firstName} ${user.lastName} ${user.email}`),
});

/** Emails that differ only in case or outer spaces are the same. */
export const emailKey = (email: string) => email.trim().toLowerCase().slice(0, 300);
