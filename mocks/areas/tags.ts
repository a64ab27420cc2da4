import { and, eq, sql } from 'drizzle-orm';
import { tags as calls, type Tag } from '../../src/platform/tags.ts';
import { foldForIndex } from '../db/folding.ts';
import { newId } from '../db/ids.ts';
import { tagsTable } from '../db/tables/tags.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { namedList } from '../http/lists.ts';
import { HttpRefusal, invalid, isUniqueViolation, notFound, outdated } from '../http/refusal.ts';
import { sameVersion } from '../http/version.ts';
import { mergeExtra } from './extraFields.ts';

type TagRow = typeof tagsTable.$inferSelect;
const KNOWN = new Set(['tagName', 'helpInfo', 'numberOfMapsTagged']);
const LONGEST = 250;

const reply = (row: TagRow): Tag => ({
  ...row.extra,
  _id: row.id,
  tagName: row.tagName,
  helpInfo: row.helpInfo,
  numberOfMapsTagged: row.numberOfMapsTagged,
  __v: row.version,
});

const tagFields = (body: Tag) => {
  const tagName = body.tagName.trim();
  if (tagName.length > LONGEST) throw invalid({ tagName: `At most ${LONGEST} characters are allowed` });
  return {
    tagName,
    tagNameKey: foldForIndex(tagName),
    helpInfo: body.helpInfo ?? '',
    extra: mergeExtra(body, KNOWN),
  };
};

const refuseTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? new HttpRefusal(400, 'There is already a tag of this name') : error;
};

/** A model for other small areas. */
export function tagsArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  answer(calls.list, 'staff', ({ query }) =>
    namedList(env, query, {
      table: tagsTable,
      name: tagsTable.tagNameKey,
      sorts: { helpInfo: tagsTable.helpInfo, numberOfMapsTagged: tagsTable.numberOfMapsTagged },
      reply,
    }),
  );

  answer(calls.create, 'staff', async ({ body }) => {
    const [row] = await db
      .insert(tagsTable)
      .values({ id: newId(env.now()), ...tagFields(body) })
      .returning()
      .catch(refuseTaken);
    env.emitChange('tags', 'save', row!.id);
    return reply(row!);
  });

  answer(calls.update, 'staff', async ({ body }) => {
    if (!body._id) throw invalid({ _id: 'The id of the tag is required' });
    const [row] = await db
      .update(tagsTable)
      .set({ ...tagFields(body), version: sql`${tagsTable.version} + 1` })
      .where(and(eq(tagsTable.id, body._id), sameVersion(tagsTable.version, body.__v)))
      .returning()
      .catch(refuseTaken);
    if (!row) {
      const [known] = await db.select({ id: tagsTable.id }).from(tagsTable).where(eq(tagsTable.id, body._id));
      throw known ? outdated() : notFound('There is no such tag');
    }
    env.emitChange('tags', 'save', row.id);
    return reply(row);
  });

  answer(calls.remove, 'staff', async ({ path }) => {
    const gone = await db.delete(tagsTable).where(eq(tagsTable.id, path.id)).returning({ id: tagsTable.id });
    if (!gone.length) throw notFound('There is no such tag');
    env.emitChange('tags', 'remove', path.id);
  });
}
