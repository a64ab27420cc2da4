import type { User } from './users.ts';

/** Returns the first and the last name in one text, or '' without both. */
export const fullName = ({ firstName, lastName }: { firstName?: unknown; lastName?: unknown }) =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Returns the full name of a user, or the email, or the id. */
export const userName = (user: Pick<User, '_id' | 'firstName' | 'lastName' | 'email'>) =>
  fullName(user) || user.email || user._id;
