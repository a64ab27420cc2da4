import type { User } from './users.ts';

/** How a user is called: the name, or the e-mail where there is none. */
export const userName = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
