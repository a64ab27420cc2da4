import type { User } from './users.ts';

/** Returns the full name of a user, or the email, or the id. */
export const userName = ({
  _id,
  firstName,
  lastName,
  email,
}: Pick<User, '_id' | 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email || _id;
