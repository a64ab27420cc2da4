import type { User } from './users.ts';

/** How a user is called: the name, the e-mail where there is none, or what is always there. */
export const userName = ({
  _id,
  firstName,
  lastName,
  email,
}: Pick<User, '_id' | 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email || _id;
