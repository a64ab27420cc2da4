import type { EntityName } from '../../src/platform/resources.ts';
import type { OpenSession } from '../db/cursor.ts';
import type { Db } from '../db/open.ts';
import type { PasswordCost } from '../db/passwords.ts';
import type { Audience } from './audience.ts';
import type { CardProcessor } from './cards.ts';
import type { Faults } from './faults.ts';
import type { Limits } from './limits.ts';
import type { SendEmail } from './mail.ts';

/**
 * Who else is notified of a change, if the stored records do not show it: a user, the users of an application,
 * or those who could see a user until now.
 */
export interface ChangeScope {
  userId?: string;
  application?: string;
  audience?: Audience | undefined;
}

/** Reports a change after it is stored. */
export type EmitChange = (
  resource: EntityName,
  what: 'save' | 'remove',
  id: string,
  scope?: ChangeScope,
) => void;

/** Reports ended sessions after they are stored, so that their sockets close. */
export type CloseSessionSockets = (sessionIds: string[]) => void;

/** Everything that the platform depends on is passed in, so that nothing is global. */
export interface Environment {
  db: Db;
  /** For results that are read in chunks. */
  openSession: OpenSession;
  now: () => Date;
  mail: SendEmail;
  cards: CardProcessor;
  /** The key for signing tokens. */
  secret: string;
  emitChange: EmitChange;
  closeSockets: CloseSessionSockets;
  /**
   * Grows with each change of a user, in any program on the database, so that older counts are known to be
   * outdated.
   */
  revision: { users: number };
  /** Reports that users have changed, so that counts in all programs are outdated. */
  recount: () => void;
  passwordCost: PasswordCost;
  limits: Limits;
  /** The address it listens on; loopback by default. */
  host?: string | undefined;
  /** Whether an address is a proxy that may name the client's address. */
  isTrusted?: ((address: string) => boolean) | undefined;
  /** Only in the local demo and in tests. */
  faults?: Faults | undefined;
}

export const secondsSinceEpoch = (now: Date) => Math.floor(now.getTime() / 1000);
