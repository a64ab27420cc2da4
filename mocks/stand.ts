import type { Db } from './db/open.ts';
import type { Faults } from './faults.ts';
import type { Mail } from './mail.ts';
import type { PasswordCost } from './passwords.ts';

/** Says that something was changed and confirmed, after it is stored. */
export type Changed = (resource: 'users' | 'roles' | 'applications' | 'tags' | 'apikeys', what: 'save' | 'remove', id: string, owner?: string) => void;

/** Everything the platform stands on; given from outside, so that there is nothing global. */
export interface Stand {
  db: Db;
  now: () => Date;
  mail: Mail;
  /** Signs the tokens. */
  secret: string;
  changed: Changed;
  /** Grows with each change of a user, so that what was counted before is known to be old. */
  revision: { users: number };
  passwordCost: PasswordCost;
  /** Where it listens; loopback unless said. */
  host?: string | undefined;
  /** Only in the local demo and in tests. */
  faults?: Faults | undefined;
}

export const seconds = (now: Date) => Math.floor(now.getTime() / 1000);
