import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { sign, verify } from 'hono/jwt';
import type { Db } from '../db/open.ts';
import { mailedLinksTable } from '../db/tables/mailedLinks.ts';
import { usersTable } from '../db/tables/users.ts';

export const TOKEN_SECONDS = 12 * 3600;
const RESET_SECONDS = 3600;
const VERIFY_SECONDS = 7 * 86_400;

/**
 * The user (`sub`) and the session (`sid`) of a token, when it was issued (`at`, epoch milliseconds) and when
 * it expires (`exp`, epoch seconds).
 */
export interface TokenClaims {
  sub: string;
  sid: string;
  at: number;
  exp: number;
}

export const signToken = (claims: { sub: string; sid: string }, now: Date, secret: string) =>
  sign(
    { ...claims, at: now.getTime(), exp: Math.floor(now.getTime() / 1000) + TOKEN_SECONDS },
    secret,
    'HS256',
  );

/**
 * The claims of a token that was signed here and has not expired by the platform's clock; undefined
 * otherwise.
 */
export async function readToken(token: string, now: Date, secret: string): Promise<TokenClaims | undefined> {
  try {
    const { sub, sid, at, exp } = await verify(token, secret, { alg: 'HS256', exp: false });
    const isOurs =
      typeof sub === 'string' && typeof sid === 'string' && typeof at === 'number' && typeof exp === 'number';
    return isOurs && exp * 1000 > now.getTime() ? { sub, sid, at, exp } : undefined;
  } catch {
    return undefined;
  }
}

type Purpose = typeof mailedLinksTable.$inferSelect.purpose;
const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const inSeconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** Creates the secret of a link. Only its digest is stored. The user's older links for this purpose end. */
export async function createLink(db: Db, purpose: Purpose, userId: string, now: Date): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  const expiresAt = inSeconds(now) + (purpose === 'reset' ? RESET_SECONDS : VERIFY_SECONDS);
  await db.transaction(async tx => {
    // Concurrent requests run one after the other, so that exactly one link stays.
    await tx
      .select({ id: usersTable.id })
      .from(usersTable)
      .where(eq(usersTable.id, userId))
      .for('no key update');
    await deleteLinks(tx, purpose, userId);
    await tx.insert(mailedLinksTable).values({ digest: digestOf(secret), userId, purpose, expiresAt });
  });
  return secret;
}

/** The id of the user of a link, if it is valid. */
export async function linkOwner(
  db: Db,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<string | undefined> {
  const good = and(
    eq(mailedLinksTable.digest, digestOf(secret)),
    eq(mailedLinksTable.purpose, purpose),
    gt(mailedLinksTable.expiresAt, inSeconds(now)),
  );
  const [link] = await db.select({ userId: mailedLinksTable.userId }).from(mailedLinksTable).where(good);
  return link?.userId;
}

/** Keeps a used link valid for one more minute, because pages and scanners of emails may visit it twice. */
export async function retireLink(db: Db, secret: string, now: Date) {
  const soon = inSeconds(now) + 60;
  await db
    .update(mailedLinksTable)
    .set({ expiresAt: soon })
    .where(and(eq(mailedLinksTable.digest, digestOf(secret)), gt(mailedLinksTable.expiresAt, soon)));
}

export const deleteLinks = (db: Db, purpose: Purpose, userId: string) =>
  db
    .delete(mailedLinksTable)
    .where(and(eq(mailedLinksTable.userId, userId), eq(mailedLinksTable.purpose, purpose)));
