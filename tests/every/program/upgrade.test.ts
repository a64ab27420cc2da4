import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, onTestFinished, test } from 'vitest';
import { CHEAP_PASSWORDS, hashPassword } from '../../../mocks/db/passwords.ts';
import { openPlatform } from '../../../mocks/openPlatform.ts';
import { temporaryFolder } from '../../platform/running/program.ts';

const MIGRATIONS = 'mocks/db/migrations';
const [IDA, COUNTY, SURVEYOR, SESSION, MOORS, LUKASZ, FJELL, FJAELL] = [1, 2, 3, 4, 5, 6, 7, 8].map(n =>
  String(n).repeat(24),
) as [string, string, string, string, string, string, string, string];

/** The migrations of the first version, which had only one. */
function firstMigration(): string {
  const folder = temporaryFolder();
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  mkdirSync(join(folder, 'meta'));
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }),
  );
  cpSync(join(MIGRATIONS, `${journal.entries[0]!.tag}.sql`), join(folder, `${journal.entries[0]!.tag}.sql`));
  return folder;
}

/** A data folder of the first version, with some rows. */
async function oldFolder(): Promise<string> {
  const folder = temporaryFolder();
  const client = await PGlite.create({ dataDir: join(folder, 'pg'), extensions: { pg_trgm } });
  await client.exec('CREATE EXTENSION pg_trgm');
  await migrate(drizzle(client), { migrationsFolder: firstMigration() });
  const passwordHash = await hashPassword('Assessor1', CHEAP_PASSWORDS);
  await client.query(
    `INSERT INTO users (id, first_name, last_name, email, first_name_key, last_name_key, email_key, search_text, password_hash, role, email_verified, tokens_since, extra)
     VALUES ('${IDA}', 'Ida', 'Åkesson', 'ida@map.example', 'ida', 'akesson', 'ida@map.example', 'ida akesson ida@map.example', $1, 'superadmin', true, 1700000100000, '{"department": "Rolls"}')`,
    [passwordHash],
  );
  await client.exec(`
    INSERT INTO applications (id, application_name) VALUES ('${COUNTY}', 'Fell & Dale County');
    INSERT INTO roles (id, role_name, role_description) VALUES ('${SURVEYOR}', 'Surveyor', 'Measures');
    INSERT INTO role_assignments VALUES ('${IDA}', '${COUNTY}', '${SURVEYOR}');
    INSERT INTO sessions (id, user_id, login_time) VALUES ('${SESSION}', '${IDA}', 1700000000);
    INSERT INTO tags (id, tag_name, tag_name_key, help_info) VALUES ('${MOORS}', 'Moors', 'moors', 'Open land');
    INSERT INTO tags (id, tag_name, tag_name_key, help_info) VALUES ('${FJELL}', 'Blå sjø', 'bla sjø', ''), ('${FJAELL}', 'Bla sjo', 'bla sjo', '');
    INSERT INTO users (id, first_name, last_name, email, first_name_key, last_name_key, email_key, search_text, password_hash)
    VALUES ('${LUKASZ}', 'Łukasz', 'Ødegård', 'l@map.example', 'łukasz', 'ødegard', 'l@map.example', 'łukasz ødegard l@map.example', '');
    INSERT INTO settings VALUES ('secret', 'kept');
  `);
  await client.close();
  return folder;
}

test('a data folder of the first version opens with all its data', { timeout: 60_000 }, async () => {
  const { app, env, database } = await openPlatform({
    where: { folder: await oldFolder() },
    demo: false,
    passwordCost: CHEAP_PASSWORDS,
  });
  onTestFinished(() => database.close());
  const ask = async (method: string, path: string, token?: string, body?: object) => {
    const reply = await app.request(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return reply.json() as Promise<never>;
  };
  const { token } = await ask('POST', '/auth/local', undefined, {
    email: 'ida@map.example',
    password: 'Assessor1',
  });
  const read = (path: string) => ask('GET', path, token);
  expect(env.secret).toBe('kept');
  expect(await read(`/api/users/detail/${IDA}/info`)).toMatchObject({
    firstName: 'Ida',
    lastName: 'Åkesson',
    department: 'Rolls',
    rolesAssigned: [
      {
        application: { _id: COUNTY, applicationName: 'Fell & Dale County' },
        role: { _id: SURVEYOR },
        roleName: 'Surveyor',
      },
    ],
  });
  expect(await read('/api/applications')).toMatchObject({
    data: [{ _id: COUNTY, applicationId: 'fell-dale-county' }],
  });
  expect(await read('/api/roles')).toMatchObject({
    data: [{ _id: SURVEYOR, roleName: 'Surveyor', roleDescription: 'Measures', __v: 0 }],
  });
  const { data: tags } = (await read('/api/tags')) as { data: { _id: string }[] };
  expect(tags).toHaveLength(3);
  expect(tags.find(({ _id }) => _id === MOORS)).toMatchObject({ tagName: 'Moors', helpInfo: 'Open land' });
  for (const query of ['lukasz odegard', 'ŁUKASZ ØDEGÅRD'])
    expect(await read(`/api/users?query=${encodeURIComponent(query)}`)).toMatchObject({
      data: [{ _id: LUKASZ }],
    });
  const plan = { application: COUNTY, name: 'Basic', periods: [], purposes: [], toolgroups: [], tools: [] };
  expect(await ask('POST', `/api/subscription-plans/${COUNTY}`, token, { name: 'Basic' })).toMatchObject(
    plan,
  );
  expect(await read('/api/applications?expand=subscriptionPlans')).toMatchObject({
    data: [{ _id: COUNTY, subscriptionPlans: [plan] }],
  });
  expect(await ask('POST', `/api/configs/application/${COUNTY}`, token, { appConfig: {} })).toEqual({
    appConfig: {},
  });
  const { data: sessions } = (await read(`/api/sessions/${IDA}?page=1&pageSize=10`)) as {
    data: { _id: string; logoutTime: number }[];
  };
  expect(sessions.find(({ _id }) => _id === SESSION)).toMatchObject({ logoutTime: 1_700_000_100 });
});
