import { desc } from 'drizzle-orm';
import { LOGIN_PAGE } from '../../src/platform/signIn.ts';
import type { Db } from '../db/open.ts';
import { mailsTable } from '../db/tables/mails.ts';

export interface Email {
  to: string;
  subject: string;
  lines: string[];
  /** A path inside the console. */
  link?: string;
}

/** Sends an email. Returns false if that failed. */
export type Mail = (letter: Email) => Promise<boolean>;

/** Stores emails in a table, where the demo reads them, instead of sending them. */
export const outbox =
  (db: Db, now: () => Date): Mail =>
  async letter => {
    await db.insert(mailsTable).values({ ...letter, sentAt: Math.floor(now().getTime() / 1000) });
    return true;
  };

/** The last hundred emails, newest first. */
export const lettersIn = (db: Db) => db.select().from(mailsTable).orderBy(desc(mailsTable.id)).limit(100);

export const verifyLetter = (to: string, secret: string): Email => ({
  to,
  subject: 'Verify your e-mail address',
  lines: ['Please confirm that this address is yours.'],
  link: `/user/email-verify/${secret}`,
});

export const resetLetter = (to: string, secret: string): Email => ({
  to,
  subject: 'Reset your password',
  lines: ['Somebody asked for a new password for this address. The link is good for one hour.'],
  link: `/user/change-password/${secret}`,
});

export const welcomeLetter = (to: string, password: string | undefined): Email => ({
  to,
  subject: 'Welcome',
  lines: [
    'An account was made for you. Sign in with this address.',
    password
      ? `Your temporary password: ${password}`
      : 'Your password was chosen by the administrator who made the account.',
  ],
  link: LOGIN_PAGE,
});
