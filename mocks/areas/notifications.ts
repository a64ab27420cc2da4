import { and, desc, eq, sql } from 'drizzle-orm';
import { isHttpUrl } from '../../src/platform/isHttpUrl.ts';
import {
  notifications as calls,
  NotificationGroup,
  type PlatformNotification,
} from '../../src/platform/notifications.ts';
import { isEmail, isOneLine } from '../../src/platform/rules.ts';
import { newId } from '../db/ids.ts';
import { notificationGroupsTable as groups } from '../db/tables/notifications.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { isPlainHtml } from '../http/html.ts';
import { listReply, windowOf } from '../http/lists.ts';
import { HttpRefusal, invalid, notFound, outdated } from '../http/refusal.ts';
import { ONE_LINE, ruleText } from '../http/ruleTexts.ts';
import { sameVersion } from '../http/version.ts';
import { mergeExtra } from './extraFields.ts';
import { countEmail } from './passwordLimits.ts';

type GroupRow = typeof groups.$inferSelect;

const KNOWN = new Set(Object.keys(NotificationGroup.shape));
const LONGEST_DATE = 60;
/** The limit for the notifications of one group, in bytes of JSON. */
const MOST = 2 * 1024 * 1024;
/** Checks only new values: values stored before these rules existed may be sent back unchanged. */
function checkPieces(pieces: PlatformNotification[], before: PlatformNotification[]) {
  const faults: Record<string, string> = {};
  pieces.forEach(({ content, youtubeVideo }, at) => {
    if (content && !isPlainHtml(content) && !before.some(one => one.content === content))
      faults[`notifications.${at}.content`] =
        'Only headings, paragraphs, lists, quotes, emphasis, code and links to web pages and mail are kept';
    if (
      youtubeVideo?.trim() &&
      !isHttpUrl(youtubeVideo) &&
      !before.some(one => one.youtubeVideo === youtubeVideo)
    )
      faults[`notifications.${at}.youtubeVideo`] = ruleText('resources.notifications.rule.video');
  });
  if (Object.keys(faults).length) throw invalid(faults);
}

const noGroup = () => notFound('There is no such notification group');

const reply = (row: GroupRow): NotificationGroup => ({
  ...row.extra,
  _id: row.id,
  notificationGroupDate: row.date,
  timestamp: row.timestamp,
  newsletterSent: row.newsletterSent,
  published: row.published,
  notifications: row.notifications,
  __v: row.version,
});

/** Groups of notifications, and the email that sends one. */
export function notificationsArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;
  const seconds = () => Math.floor(env.now().getTime() / 1000);

  /** New notifications get an id and a time; the others are stored as sent. */
  const pieces = (sent: PlatformNotification[], before: PlatformNotification[]) => {
    const kept = sent.map(one => ({
      ...one,
      title: one.title.trim(),
      _id: typeof one._id === 'string' && one._id ? one._id : newId(env.now()),
      timestamp: one.timestamp ?? seconds(),
    }));
    if (Buffer.byteLength(JSON.stringify(kept)) > MOST)
      throw new HttpRefusal(413, `The notifications of a group exceed ${MOST / 1024 / 1024} MiB`);
    checkPieces(kept, before);
    return kept;
  };
  const groupFields = (body: NotificationGroup, before?: GroupRow) => {
    const date = body.notificationGroupDate.trim();
    if (date.length > LONGEST_DATE)
      throw invalid({ notificationGroupDate: `At most ${LONGEST_DATE} characters are allowed` });
    return {
      date,
      published: body.published ?? before?.published ?? false,
      notifications: body.notifications
        ? pieces(body.notifications, before?.notifications ?? [])
        : (before?.notifications ?? []),
      extra: mergeExtra(body, KNOWN, before?.extra),
    };
  };
  const stored = async (id: string) => {
    const [row] = await db.select().from(groups).where(eq(groups.id, id));
    if (!row) throw noGroup();
    return row;
  };

  answer(calls.list, 'staff', async ({ query }) => {
    const { limit, offset } = windowOf(env, query);
    const found = db.select().from(groups).orderBy(desc(groups.timestamp), desc(groups.id)).offset(offset);
    const rows = await (limit === undefined ? found : found.limit(limit));
    return listReply(env, 'array', rows.map(reply), await db.$count(groups));
  });
  answer(calls.info, 'staff', async ({ path }) => reply(await stored(path.id)));
  answer(calls.create, 'staff', async ({ body }) => {
    const [row] = await db
      .insert(groups)
      .values({ id: newId(env.now()), timestamp: seconds(), ...groupFields(body) })
      .returning();
    env.emitChange('notifications', 'save', row!.id);
    return reply(row!);
  });
  answer(calls.update, 'staff', async ({ path, body }) => {
    const before = await stored(path.id);
    const [row] = await db
      .update(groups)
      .set({ ...groupFields(body, before), version: sql`${groups.version} + 1` })
      .where(and(eq(groups.id, path.id), sameVersion(groups.version, body.__v)))
      .returning();
    if (!row) throw outdated();
    env.emitChange('notifications', 'save', row.id);
    return reply(row);
  });
  answer(calls.remove, 'staff', async ({ path }) => {
    const gone = await db.delete(groups).where(eq(groups.id, path.id)).returning({ id: groups.id });
    if (!gone.length) throw noGroup();
    env.emitChange('notifications', 'remove', path.id);
  });

  answer(calls.sendMail, 'staff', async ({ body }) => {
    const to = body.email.trim();
    if (!isEmail(to)) throw invalid({ email: 'Please enter a valid email.' });
    if (!body.subject.trim()) throw invalid({ subject: 'A subject is required' });
    if (!isOneLine(body.subject)) throw invalid({ subject: ONE_LINE });
    await countEmail(env, to);
    if (!(await env.mail({ to, subject: body.subject, lines: body.emailBody.split(/\r?\n/) })))
      throw new HttpRefusal(500, 'There was an error sending the email', { mailError: true });
    return {};
  });
}
