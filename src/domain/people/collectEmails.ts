import { nameKey } from '../../platform/fold.ts';

/** The fields of a user that decide whether the email is copied. */
export interface EmailedUser {
  email?: string | undefined;
  /** A user without this field is active. */
  isActive?: boolean | undefined;
}

/** Returns the emails of the active users, each once, and the numbers of users who are left out. */
export function collectEmails(users: readonly EmailedUser[]) {
  const emails = new Map<string, string>();
  let inactiveCount = 0;
  let unknownCount = 0;
  for (const { email = '', isActive } of users) {
    const key = nameKey(email);
    if (isActive === false) inactiveCount += 1;
    else if (!key) unknownCount += 1;
    else if (!emails.has(key)) emails.set(key, email.trim());
  }
  return { emails: [...emails.values()], inactiveCount, unknownCount };
}
