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
export type SendEmail = (email: Email) => Promise<boolean>;

/** Stores emails in a table, where the demo reads them, instead of sending them. */
export const outbox =
  (db: Db, now: () => Date): SendEmail =>
  async email => {
    await db.insert(mailsTable).values({ ...email, sentAt: Math.floor(now().getTime() / 1000) });
    return true;
  };

/** The last hundred emails, newest first. */
export const listEmails = (db: Db) => db.select().from(mailsTable).orderBy(desc(mailsTable.id)).limit(100);

export const verificationEmail = (to: string, secret: string): Email => ({
  to,
  subject: 'Verify your email address',
  lines: ['Please confirm that this address is yours.'],
  link: `/user/email-verify/${secret}`,
});

export const passwordResetEmail = (to: string, secret: string): Email => ({
  to,
  subject: 'Reset your password',
  lines: ['A new password was requested for this address. The link is valid for one hour.'],
  link: `/user/change-password/${secret}`,
});

export const welcomeEmail = (to: string, password: string | undefined): Email => ({
  to,
  subject: 'Welcome',
  lines: [
    'An account was created for you. Sign in with this address.',
    password
      ? `Your temporary password: ${password}`
      : 'Your password was chosen by the administrator who created the account.',
  ],
  link: LOGIN_PAGE,
});
