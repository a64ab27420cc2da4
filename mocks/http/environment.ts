import type { EntityName } from '../../src/platform/resources.ts';
import type { OpenSession } from '../db/cursor.ts';
import type { Db } from '../db/open.ts';
import type { PasswordCost } from '../db/passwords.ts';
import type { CardProcessor } from './cards.ts';
import type { Faults } from './faults.ts';
import type { Limits } from './limits.ts';
import type { Mail } from './mail.ts';
import type { Sight } from './sight.ts';

/** Whom a change concerns who cannot be told from what is stored: a person it is about, those of an application it belongs to, or who saw a user until now. */
export interface Concerned {
  person?: string;
  application?: string;
  sight?: Sight | undefined;
}

/** Says that something was changed and confirmed, after it is stored. */
export type EmitChange = (
  resource: EntityName,
  what: 'save' | 'remove',
  id: string,
  concerned?: Concerned,
) => void;

/** Says that sessions have ended, after it is stored: their sockets end too. */
export type EndedSessions = (sessionIds: string[]) => void;

/** Everything the platform stands on; given from outside, so that there is nothing global. */
export interface Environment {
  db: Db;
  /** For what is read in pieces. */
  openSession: OpenSession;
  now: () => Date;
  mail: Mail;
  cards: CardProcessor;
  /** Signs the tokens. */
  secret: string;
  changed: EmitChange;
  ended: EndedSessions;
  /** Grows with each change of a user, here or in another program on the database, so that what was counted before is known to be old. */
  revision: { users: number };
  /** Says that users are other than they were: what was counted is old, here and in the other programs. */
  recount: () => void;
  passwordCost: PasswordCost;
  limits: Limits;
  /** Where it listens; loopback unless said. */
  host?: string | undefined;
  /** A proxy whose word on who asks counts. */
  isTrusted?: ((address: string) => boolean) | undefined;
  /** Only in the local demo and in tests. */
  faults?: Faults | undefined;
}

export const secondsSinceEpoch = (now: Date) => Math.floor(now.getTime() / 1000);
