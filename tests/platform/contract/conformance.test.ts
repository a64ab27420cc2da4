import { describe, expect, test } from 'vitest';
import { checkConformance, type ConformanceRun } from '../../../conformance/checkConformance.ts';
import { renderHtmlReport } from '../../../conformance/report/htmlReport.ts';
import { reportResult, reportSummary, type Report } from '../../../conformance/report/report.ts';
import { renderTextReport } from '../../../conformance/report/textReport.ts';
import { mailsTable } from '../../../mocks/db/tables/mails.ts';
import { describedCalls } from '../../../openapi/calls.ts';
import { platform, type EndpointName } from '../../../src/platform/index.ts';
import {
  ask,
  emittedEvents,
  emptied,
  NOON,
  platformFetch,
  standInClock,
  stored,
  withPlatform,
} from '../standIn.ts';

withPlatform();

const run = (more: Partial<ConformanceRun> = {}, account = 'superadmin') =>
  checkConformance({
    origin: 'http://127.0.0.1:3000',
    email: `${account}@map.example`,
    password: 'Assessor1',
    timeoutMs: 60_000,
    fetch: platformFetch,
    now: () => NOON,
    ...more,
  });
const outcomeOf = ({ outcomes }: Report, call: EndpointName) => outcomes.find(one => one.call === call)!;
const callsOf = ({ outcomes }: Report, verdict: string) =>
  outcomes.filter(one => one.verdict === verdict).map(({ call }) => call);
const demo = (path: string, body: object = {}) => ask(`POST /demo/${path}`, { body });

/** This call needs a token that is sent by email. */
const NEEDS_EMAILED_TOKEN = 'account.verifyResetToken';

test('every reading call of the stand-in conforms, except one that needs a mailed token', async () => {
  emittedEvents.length = 0;
  const report = await run();
  expect(callsOf(report, 'deviates')).toEqual([]);
  expect(reportResult(report)).toBe('conforms');
  const reads = describedCalls.filter(({ endpoint }) => endpoint.shows).map(({ name }) => name);
  expect(callsOf(report, 'notTried').filter(call => reads.includes(call))).toEqual([NEEDS_EMAILED_TOKEN]);
  // The sign-in changes data, but every other call needs it.
  const conforming = callsOf(report, 'conforms');
  expect(conforming.toSorted()).toEqual(
    [...reads, 'account.signIn'].filter(call => call !== NEEDS_EMAILED_TOKEN).toSorted(),
  );
  const [tried, others] = [conforming.length, describedCalls.length - conforming.length];
  expect(reportSummary(report)).toBe(
    `${tried} of ${tried} calls conform; 0 refused (rights), ${others} not tried.`,
  );
  // The sign-in updates the user who signs in.
  expect(emittedEvents.filter(([event]) => event !== 'users:save')).toEqual([]);
  expect(report.conventions.errors.map(({ description }) => description)).toEqual([
    '400 { message }',
    '401 { message }',
    '404 { message }',
  ]);
});

test('calls that create, change and remove test records conform, and nothing is left behind', async () => {
  const report = await run({ write: true });
  expect(callsOf(report, 'deviates')).toEqual([]);
  expect(report.leftovers).toEqual([]);
  const written = Object.entries(platform).flatMap(([area, calls]) =>
    'create' in calls && 'update' in calls && 'remove' in calls
      ? [`${area}.create`, `${area}.update`, `${area}.remove`]
      : [],
  );
  expect(callsOf(report, 'conforms')).toEqual(
    expect.arrayContaining([...written, 'users.markFirstLogin', 'users.changePassword']),
  );
  expect(callsOf(report, 'conforms').length).toBeGreaterThan(110);
  await emptied(mailsTable);
  expect(JSON.stringify(await stored())).not.toMatch(/conformance-\w/);
});

test('a user with fewer rights is refused without a deviation', async () => {
  const report = await run({ only: ['account', 'users', 'applications', 'defaultConfigs'] }, 'user');
  expect(reportResult(report)).toBe('conforms');
  expect(callsOf(report, 'refused')).toContain('users.exportCsv');
  expect(report.role).toBe('user');
});

test('the result is unknown where all calls but the sign-in are refused or not tried', async () => {
  const report = await run({ only: ['defaultConfigs'] }, 'user');
  expect(report.role).toBe('user');
  expect(callsOf(report, 'refused')).toEqual(['defaultConfigs.read']);
  expect(reportResult(report)).toBe('unknown');
  expect(await renderHtmlReport(report)).toContain('<h1>There is no result</h1>');
});

test('a platform that refuses the sign-in of a new user still conforms', async () => {
  await demo('faults', { match: 'POST /auth/local', status: 403, every: 2 });
  const report = await run({ only: ['account', 'users'], write: true });
  expect(reportResult(report)).toBe('conforms');
  expect(outcomeOf(report, 'users.markFirstLogin').verdict).toBe('notTried');
  expect(report.leftovers).toEqual([]);
});

describe('deviations in the report', () => {
  test.each<[name: string, fault: object, expected: RegExp]>([
    [
      'another status',
      { status: 500, body: { message: 'Ada is 7' } },
      /^status 500; for example \{"message":"Xxx xx 0"\}$/,
    ],
    ['too many calls', { status: 429 }, /^status 429; for example \{\}$/],
    ['every second call', { status: 503, every: 2 }, /^status 503/],
    ['calls by chance', { status: 503, chance: 1 }, /^status 503/],
    ['a lost connection', { drop: true }, /^the connection was lost/],
    ['no response', { hang: true }, /^no response within [\d.]+ s$/],
    ['a late response', { delayMs: 60_000 }, /^no response within [\d.]+ s$/],
    ['a response that waits for another one', { outOfOrder: true }, /^no response within [\d.]+ s$/],
    ['broken JSON', { answer: 'broken' }, /^invalid JSON; for example .*"xxxxxXxxxxxx":00\}$/],
    ['a gateway’s page', { answer: 'html' }, /^an HTML page instead of data$/],
    ['an empty response', { answer: 'empty' }, /^an empty response$/],
    ['another shape', { answer: 'wrongShape' }, /^data: data is missing; for example \{"rows":0\}$/],
    ['half a response', { answer: 'cut' }, /^the connection was lost before the response was complete$/],
  ])('the report names this deviation of the platform: %s', async (_, fault, expected) => {
    await demo('faults', { match: 'GET /api/tags', ...fault });
    // Only calls that are held back longer than the timeout are aborted.
    const isHeld = 'hang' in fault || 'delayMs' in fault || 'outOfOrder' in fault;
    const impatient: typeof fetch = (url, init) =>
      platformFetch(
        url,
        isHeld && String(url).includes('/api/tags') ? { ...init, signal: AbortSignal.timeout(50) } : init,
      );
    const report = await run({ only: ['tags', 'account'], fetch: impatient });
    expect(reportResult(report)).toBe('deviates');
    expect(callsOf(report, 'deviates')).toEqual(['tags.list']);
    const { deviations } = outcomeOf(report, 'tags.list');
    expect(
      deviations.map(
        ({ where, what, example }) =>
          `${where ? `${where}: ` : ''}${what}${example ? `; for example ${example}` : ''}`,
      )[0],
    ).toMatch(expected);
    expect(renderTextReport(report)).toContain(
      'GET /api/tags  [tags.list; docs/behaviour.md 1 §7 Tags]\n      ',
    );
  });

  test('the report names a token that expires early', async () => {
    const expiring: typeof fetch = async (url, init) => {
      const reply = await platformFetch(url, init);
      if (String(url).endsWith('/auth/local')) {
        standInClock.now = new Date(NOON.getTime() + 1000);
        await demo('expire-tokens');
      }
      return reply;
    };
    const report = await run({ only: ['tags'], fetch: expiring });
    expect(outcomeOf(report, 'tags.list').deviations[0]!.what).toBe(
      'status 401 for a token that was just issued',
    );
  });

  test('the report mentions failed emails, an unhealthy proxy server and a wrong reply to a creation', async () => {
    await demo('mail-fails', { on: true });
    await demo('proxy-sick', { on: true });
    await demo('faults', { match: 'POST /api/tags', answer: 'html' });
    const report = await run({ only: ['tags', 'users', 'proxy'], write: true });
    expect(callsOf(report, 'deviates')).toEqual(['tags.create']);
    expect(outcomeOf(report, 'users.create').remarks).toEqual(['reports that the email failed (mailError)']);
    expect(outcomeOf(report, 'proxy.ping').remarks).toEqual(['reports that the proxy server is not OK']);
    expect(report.leftovers).toEqual([
      expect.stringMatching(/^perhaps the tag, named conformance-\w+: the response to its creation/),
    ]);
  });

  test('the report lists a record that could not be removed', async () => {
    await demo('faults', { match: 'DELETE /api/tags/{id}', status: 500 });
    const report = await run({ only: ['tags'], write: true });
    expect(report.leftovers).toEqual([expect.stringMatching(/^the tag \w{24}, named conformance-\w+$/)]);
    expect(renderTextReport(report)).toContain('Left behind, please remove\n  the tag ');
  });
});

describe('variants of the platform', () => {
  test.each([
    ['paged', '{ data, pagingMeta }'],
    ['data', '{ data }'],
    ['array', 'a bare array'],
  ])('lists that are returned as %s conform and are named in the report', async (shape, convention) => {
    await demo('list-shape', { shape });
    const report = await run({ only: ['tags', 'roles', 'apiKeys'] });
    expect(reportResult(report)).toBe('conforms');
    expect(report.conventions.lists).toEqual([
      { description: convention, calls: expect.arrayContaining(['tags.list', 'roles.list', 'apiKeys.list']) },
    ]);
  });

  test.each([
    ['ids', 'as the id'],
    ['populated', 'as the record'],
  ])('references that are returned as %s conform and are named in the report', async (refs, convention) => {
    await demo('refs', { refs });
    const report = await run({ only: ['users', 'toolgroups'] });
    expect(reportResult(report)).toBe('conforms');
    expect(report.conventions.references.map(({ description }) => description)).toEqual([convention]);
  });
});

describe('the conformance report', () => {
  test('the report contains no value of a reply, no password and no token', async () => {
    const tokens: string[] = [];
    const overhearing: typeof fetch = async (url, init) => {
      const reply = await platformFetch(url, init);
      if (String(url).endsWith('/auth/local')) tokens.push((await reply.clone().json()).token);
      return reply;
    };
    await demo('faults', {
      match: 'GET /api/roles/{id}/info',
      status: 500,
      body: { message: 'ada@secret.example', at: 'Larkspur' },
    });
    const report = await run({ only: ['users', 'roles'], fetch: overhearing });
    const all = JSON.stringify(report) + renderTextReport(report) + (await renderHtmlReport(report));
    expect(tokens).toHaveLength(1);
    for (const value of [...tokens, 'Assessor1', 'superadmin@', 'secret.example', 'Larkspur'])
      expect(all).not.toContain(value);
    expect(all).toContain('xxx@xxxxxx.xxxxxxx');
  });

  test('the report page has no scripts and shows replies of the platform as text', async () => {
    const report = await run({ only: ['tags'] });
    const evil = '<img src=x onerror=alert(1)>';
    outcomeOf(report, 'tags.list').deviations.push({ what: evil, where: evil, example: evil });
    report.conventions.events.push({ description: evil, calls: [evil] });
    const text = await renderHtmlReport({ ...report, role: evil, leftovers: [evil] });
    expect(text).not.toMatch(/<img|<script/);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).toContain("default-src 'none'");
    expect(text).toContain('<html lang="en">');
  });
});

test('a conformance run stops if the sign-in fails', async () => {
  await expect(run({ password: 'Wrong1' })).rejects.toThrow(
    'The sign-in failed. POST /auth/local: status 401',
  );
});
