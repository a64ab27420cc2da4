import {
  applications as calls,
  DEFAULT_PROPERTIES,
  type ApplicationProperties,
  type PropertyName,
} from '../../src/platform/applications.ts';
import type { Db } from '../db/open.ts';
import { applicationPropertiesTable } from '../db/tables/applicationProperties.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { invalid } from '../http/refusal.ts';

const LONGEST = 100;
const MOST = 100;

const NAMES = Object.keys(DEFAULT_PROPERTIES) as PropertyName[];

const read = async (db: Db): Promise<ApplicationProperties> => {
  const rows = await db.select().from(applicationPropertiesTable);
  return { ...DEFAULT_PROPERTIES, ...Object.fromEntries(rows.map(({ name, choices }) => [name, choices])) };
};

/** Trims the choices. Throws if one is empty, too long or listed twice. */
function choicesOf(name: PropertyName, texts: string[]) {
  const choices = texts.map(text => text.trim());
  if (choices.some(text => text === '' || text.length > LONGEST))
    throw invalid({ [name]: `Each value must have 1 to ${LONGEST} characters` });
  if (new Set(choices).size < choices.length) throw invalid({ [name]: 'The values must differ' });
  if (!choices.length || choices.length > MOST) throw invalid({ [name]: `1 to ${MOST} values are required` });
  return choices;
}

/**
 * The lists of editions and access types: staff read them, superadmins change them
 * (docs/decisions/property-lists.md, docs/decisions/permissions.md).
 */
export function applicationPropertyCalls(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  answer(calls.properties, 'staff', () => read(db));

  answer(calls.saveProperties, 'superadmin', async ({ body }) => {
    const changed = NAMES.flatMap(name =>
      body[name] ? [{ name, choices: choicesOf(name, body[name]) }] : [],
    );
    await db.transaction(async tx => {
      for (const row of changed)
        await tx
          .insert(applicationPropertiesTable)
          .values(row)
          .onConflictDoUpdate({ target: applicationPropertiesTable.name, set: row });
    });
    // An empty id makes every client that shows an application reload the lists.
    env.emitChange('applications', 'save', '');
    return read(db);
  });
}
