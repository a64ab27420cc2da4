import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { createPlatform } from './app.ts';
import { fillToScale } from './db/fillToScale.ts';
import { openDatabase, type OpenDatabase, type Where } from './db/open.ts';
import { PASSWORD_COST, type PasswordCost } from './db/passwords.ts';
import { isUnseeded, seed } from './db/seed.ts';
import { settingsTable } from './db/tables/settings.ts';
import { testCards } from './http/cards.ts';
import type { CloseSessionSockets, EmitChange, Environment } from './http/environment.ts';
import { noFaults, type Faults } from './http/faults.ts';
import { createLimits, type Limit, type LimitName } from './http/limits.ts';
import { outbox } from './http/mail.ts';

/** The signing secret is created once and stored with the data, so that tokens outlive a restart. */
async function secretIn({ db }: OpenDatabase): Promise<string> {
  await db
    .insert(settingsTable)
    .values({ name: 'secret', value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [row] = await db.select().from(settingsTable).where(eq(settingsTable.name, 'secret'));
  return row!.value;
}

export interface PlatformOptions {
  where: Where;
  /** Enables the demo's switches and outbox. */
  demo: boolean;
  /** Adds users up to this number. */
  scale?: number | undefined;
  passwordCost?: PasswordCost;
  limits?: Record<LimitName, Limit>;
  now?: () => Date;
  /** The address it will listen on. */
  host?: string;
  emitChange?: EmitChange;
  closeSockets?: CloseSessionSockets;
  /** Called whenever users have changed, so that counts are outdated. */
  recounted?: () => void;
  isTrusted?: Environment['isTrusted'];
}

export interface OpenPlatform {
  app: Hono;
  env: Environment;
  faults: Faults | undefined;
  database: OpenDatabase;
}

/** Opens the database, seeds it on first use, and creates the platform. */
export async function openPlatform({
  where,
  demo,
  scale,
  passwordCost = PASSWORD_COST,
  limits,
  now = () => new Date(),
  host,
  emitChange = () => {},
  closeSockets = () => {},
  recounted = () => {},
  isTrusted,
}: PlatformOptions): Promise<OpenPlatform> {
  const database = await openDatabase(where, async db => {
    if (await isUnseeded(db)) await seed(db, { now: now(), cost: passwordCost });
    if (scale) await fillToScale(db, scale, now());
  });
  try {
    const { db, openSession } = database;
    const revision = { users: 0 };
    const faults = demo ? noFaults() : undefined;
    const env: Environment = {
      db,
      openSession,
      now,
      mail: outbox(db, now),
      cards: testCards(() => new Date(now().getTime() + (faults?.prefetchedCalls ?? 0))),
      secret: await secretIn(database),
      emitChange,
      closeSockets,
      revision,
      recount: () => {
        revision.users += 1;
        recounted();
      },
      passwordCost,
      limits: createLimits(db, now, limits),
      host,
      isTrusted,
      faults,
    };
    return { app: createPlatform(env), env, faults, database };
  } catch (error) {
    await database.close();
    throw error;
  }
}
