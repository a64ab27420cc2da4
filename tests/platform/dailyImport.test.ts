import { describe, expect, test } from 'vitest';
import { ask, emittedEvents, NOON, standInClock, withPlatform } from './standIn.ts';

withPlatform();

const LARKSPUR = '5f3c2a100002000000000000';
const HARLAN = '5f3c2a100002000000000002';
const OF_OTHERS = '5f3c2a100002000000000003';
const as = 'superadmin';
const XML =
  '<?xml version="1.0"?>\r\n<import><!-- kept --><query><![CDATA[a < b && c]]></query>&#233;&amp;<?sort by name?></import>\n';
const NOW = NOON.getTime() / 1000;

const current = async (id = LARKSPUR) =>
  (await ask(`GET /api/daily-import/client/${id}`, { as })).body.config;
const save = (id: string, body: object, who = as) =>
  ask(`POST /api/daily-import/client/${id}`, {
    as: who,
    body: { config: XML, backupName: 'Before', appId: id, ...body },
  });
const versions = async (id = LARKSPUR) =>
  (await ask(`GET /api/daily-import/backup-versions/application/${id}`, { as })).body;
const revert = (version: string | number, clientId = LARKSPUR, who = as) =>
  ask(`POST /api/daily-import/revert/version/${version}`, { as: who, body: { clientId } });

describe('GET /api/daily-import/client/{appId} and backup-versions/application/{id}', () => {
  test('the daily import and its earlier versions are returned, newest first', async () => {
    expect(await current()).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<!-- .+ -->\n<dailyImport county="010" version="2">/,
    );
    const found = await versions();
    expect(found).toMatchObject([
      { version: 3, backupName: 'Before sales were added', createdOn: NOW - 12 * 86_400 },
      { version: 2, backupName: 'Before the new server', createdOn: NOW - 95 * 86_400 },
      { version: 1, backupName: 'First version', createdOn: NOW - 210 * 86_400 },
    ]);
    expect(found[0].config).toBe((await current()).replace(/\n {2}<!-- Verified[\s\S]+?<\/table>/, ''));
  });

  test('the call for a missing daily import returns 404, and that for its versions an empty list', async () => {
    expect(await ask(`GET /api/daily-import/client/${HARLAN}`, { as })).toMatchObject({
      status: 404,
      body: { message: 'Harlan County GIS has no daily import yet' },
    });
    expect(await versions(HARLAN)).toEqual([]);
  });
});

describe('POST /api/daily-import/client/{appId}', () => {
  test('saving a daily import stores the text exactly as sent and keeps the replaced one as a version', async () => {
    const before = await current();
    expect(
      await ask('POST /api/daily-import/client/5f3c2a100002000000000000', {
        as,
        body: { config: XML, backupName: ' Before tidying ', appId: '5f3c2a100002000000000000' },
      }),
    ).toMatchObject({ status: 200, body: { config: XML } });
    expect(await current()).toBe(XML);
    const [newest, ...others] = await versions();
    expect(newest).toEqual({ version: 4, backupName: 'Before tidying', createdOn: NOW, config: before });
    expect(others).toHaveLength(3);
    expect(emittedEvents).toEqual([['daily-import:save', LARKSPUR]]);
  });

  test('the first daily import replaces nothing, and versions are numbered for each application', async () => {
    expect((await save(HARLAN, {})).status).toBe(200);
    expect(await versions(HARLAN)).toEqual([]);
    standInClock.now = new Date(NOON.getTime() + 60_000);
    await save(HARLAN, { config: '<import/>', backupName: 'One' });
    expect(await versions(HARLAN)).toEqual([
      { version: 1, backupName: 'One', createdOn: NOW + 60, config: XML },
    ]);
  });

  test('simultaneous saves of a daily import keep every replaced text', async () => {
    await Promise.all(
      ['a', 'b', 'c'].map(name => save(LARKSPUR, { config: `<${name}/>`, backupName: name })),
    );
    const texts = [
      await current(),
      ...(await versions()).slice(0, 3).map(({ config }: { config: string }) => config),
    ];
    expect(texts.map(text => text.slice(0, 4)).sort()).toEqual(['<?xm', '<a/>', '<b/>', '<c/>']);
    expect((await versions()).map(({ version }: { version: number }) => version)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('simultaneous first saves of a daily import keep every text', async () => {
    await Promise.all(['a', 'b', 'c'].map(name => save(HARLAN, { config: `<${name}/>` })));
    expect(
      [
        await current(HARLAN),
        ...(await versions(HARLAN)).map(({ config }: { config: string }) => config),
      ].sort(),
    ).toEqual(['<a/>', '<b/>', '<c/>']);
  });

  test.each([
    [{ backupName: '  ' }, 'backupName', 'A backup name is required'],
    [{ backupName: undefined }, 'backupName', expect.any(String)],
    [{ backupName: 'x'.repeat(251) }, 'backupName', 'At most 250 characters are allowed'],
    [{ appId: HARLAN }, 'appId', 'It contains the id of another application'],
    [{ config: undefined }, 'config', expect.any(String)],
    [{ config: '' }, 'config', expect.stringMatching(/^Line 1, column 0: /)],
    [{ config: 'SELECT 1' }, 'config', expect.stringMatching(/^Line 1, column \d+: /)],
    [
      { config: '<import>\n  <table name="Parcels">\n</import>' },
      'config',
      'Line 3, column 9: unexpected close tag.',
    ],
    [{ config: '<import a=1/>' }, 'config', expect.stringMatching(/^Line 1, /)],
    [{ config: '<import a="1" a="2"/>' }, 'config', expect.stringMatching(/^Line 1, /)],
    [{ config: '<a/><b/>' }, 'config', expect.stringMatching(/^Line 1, /)],
    [{ config: '<a>&nbsp;</a>' }, 'config', 'Line 1, column 9: undefined entity.'],
    [{ config: '<sql:a/>' }, 'config', expect.stringMatching(/^Line 1, /)],
    [{ config: '<a>\u0001</a>' }, 'config', expect.stringMatching(/^Line 1, /)],
    [{ config: '<!DOCTYPE a><a/>' }, 'config', 'Line 1, column 12: a DOCTYPE is not accepted'],
    [
      { config: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' },
      'config',
      expect.stringContaining('a DOCTYPE is not accepted'),
    ],
    [
      { config: '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><a>&c;</a>' },
      'config',
      expect.stringContaining('a DOCTYPE is not accepted'),
    ],
  ])('saving a daily import refuses %j because of its %s', async (body, field, message) => {
    const before = [await current(), await versions()];
    expect(await save(LARKSPUR, body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: { message } } },
    });
    expect([await current(), await versions()]).toEqual(before);
    expect(emittedEvents).toEqual([]);
  });

  test.each([
    ['10,000 levels', `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`],
    [
      'names of object properties',
      '<a xmlns:sql="urn:sql"><__proto__ constructor="1"/><sql:b xml:space="preserve"> </sql:b></a>',
    ],
  ])('a daily import with %s is accepted', async (_, config) => {
    expect((await save(LARKSPUR, { config })).status).toBe(200);
    expect(await current()).toBe(config);
  });

  test('saving a daily import removes a byte-order mark', async () => {
    expect((await save(LARKSPUR, { config: '\uFEFF<a/>' })).body).toEqual({ config: '<a/>' });
    expect(await current()).toBe('<a/>');
  });

  test('a daily import of ten megabytes is too large', async () => {
    expect(await save(LARKSPUR, { config: `<a>${'x'.repeat(10_000_000)}</a>` })).toMatchObject({
      status: 413,
      body: { message: 'The body is too large' },
    });
  });
});

describe('POST /api/daily-import/revert/version/{version}', () => {
  test('reverting a daily import makes a version the current one and keeps all versions', async () => {
    const [was, before] = [await current(), await versions()];
    expect(
      await ask('POST /api/daily-import/revert/version/2', {
        as,
        body: { clientId: '5f3c2a100002000000000000' },
      }),
    ).toMatchObject({ status: 200, body: { config: before[1].config } });
    expect(await current()).toBe(before[1].config);
    expect(await versions()).toEqual([
      { version: 4, backupName: 'Before going back to Before the new server', createdOn: NOW, config: was },
      ...before,
    ]);
    expect(emittedEvents).toEqual([['daily-import:save', LARKSPUR]]);
  });

  test('reverting a daily import keeps versions that are saved at the same time', async () => {
    const texts = [await current(), ...(await versions()).map(({ config }: { config: string }) => config)];
    await Promise.all([
      revert(1),
      save(LARKSPUR, { config: '<a/>' }),
      revert(2),
      save(LARKSPUR, { config: '<b/>' }),
    ]);
    const now = [await current(), ...(await versions()).map(({ config }: { config: string }) => config)];
    expect(now.toSorted()).toEqual([...texts, '<a/>', '<b/>', texts.at(-1), texts.at(-2)].toSorted());
  });

  test.each(['4', '0', '-1', '1.5', 'x', '99999999999999999999'])(
    'reverting a daily import returns 404 for the version %s',
    async version => {
      expect(await revert(version)).toMatchObject({
        status: 404,
        body: { message: 'There is no such version' },
      });
    },
  );

  test('reverting a daily import refuses a version of another application', async () => {
    expect((await revert(1, HARLAN)).status).toBe(404);
  });
});

test('an admin can use only the daily imports of their own applications', async () => {
  expect((await save(LARKSPUR, {}, 'admin')).status).toBe(200);
  expect((await revert(1, LARKSPUR, 'admin')).status).toBe(200);
  for (const reply of [
    await ask(`GET /api/daily-import/client/${OF_OTHERS}`, { as: 'admin' }),
    await ask(`GET /api/daily-import/backup-versions/application/${OF_OTHERS}`, { as: 'admin' }),
    await save(OF_OTHERS, {}, 'admin'),
    await revert(1, OF_OTHERS, 'admin'),
  ])
    expect(reply).toMatchObject({ status: 403, body: { authorized: false } });
});
