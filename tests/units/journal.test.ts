// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../i18n/en/index.ts';
import { loadAction } from '../../src/activity/actions/loadAction.ts';
import { diffFields } from '../../src/activity/journal/changedFields.ts';
import { journalEntries } from '../../src/activity/journal/journalEntries.ts';
import type { JournalEntry } from '../../src/activity/journal/journalEntry.ts';
import { session } from '../../src/auth/session.ts';
import { formatJournalNote, groupByDay } from '../../src/layout/journal/journalNote.ts';
import type { AnyEndpoint } from '../../src/platform/endpoint.ts';
import { platform } from '../../src/platform/index.ts';
import { actionsByRoute } from './actionsByRoute.ts';

const rules = [...actionsByRoute.values()].map(({ rule }) => rule);
const endpoints = Object.values(platform).flatMap(area => Object.values<AnyEndpoint>(area));
/** Calls before sign-in are not in the journal. */
const BEFORE = [
  'POST /auth/local',
  'POST /api/users/change-password/{token}',
  'GET /api/users/email/verify/{uniqId}',
];

describe('the sentences of the journal', () => {
  it('There is one for every call that changes something', () => {
    const silent = endpoints.filter(
      ({ changes, route }) => changes && !actionsByRoute.has(route) && !BEFORE.includes(route),
    );
    expect(silent.map(({ route }) => route)).toEqual([]);
  });

  it('Each is found by the route of its endpoint', async () => {
    const found = await Promise.all([...actionsByRoute.keys()].map(loadAction));
    expect(found).toEqual([...actionsByRoute.values()]);
    expect(await loadAction('POST /auth/local')).toBeUndefined();
  });

  it('Each action and each inverse belongs to an endpoint that changes something', () => {
    const made = {
      path: new Proxy({}, { get: () => 'p' }),
      body: {
        _id: 'b',
        roleData: { role: 'r', application: 'a' },
        tools: ['t'],
        applications: ['a'],
        protectedLayers: ['l'],
        county: {},
        paths: [],
      },
      reply: { _id: 'x' },
      known: () => ({ role: 'admin', county: { code: '1' }, paths: [] }),
    };
    const known = endpoints.filter(({ changes }) => changes).map(({ route }) => route as string);
    const inverses = rules.flatMap(({ inverse }) => inverse?.(made as never) ?? []);
    expect([...actionsByRoute.keys()].filter(route => !known.includes(route))).toEqual([]);
    expect(inverses.length).toBeGreaterThan(25);
    expect(inverses.map(({ endpoint }) => endpoint.route).filter(route => !known.includes(route))).toEqual(
      [],
    );
  });

  it('Each of them is said by some change', () => {
    const knownKeys = new Set<string>([
      ...rules.map(({ name }) => name),
      'saved',
      'activated',
      'deactivated',
      'published',
      'unpublished',
    ]);
    expect(Object.keys(en.journal.did).filter(name => !knownKeys.has(name))).toEqual([]);
  });
});

describe('what a save changed', () => {
  it('is the fields that mean something else now, whichever way references came', () => {
    const before = {
      _id: '1',
      __v: 1,
      phone: '1',
      tools: [{ _id: 'a', toolName: 'A' }],
      note: undefined,
      open: false,
    };
    expect(diffFields({ _id: '1', __v: 2, phone: '2', tools: ['a'], note: '', open: false }, before)).toEqual(
      {
        fields: ['phone'],
        left: { phone: '2' },
        before: { phone: '1' },
      },
    );
  });

  it('is emptied again where there was nothing', () => {
    expect(diffFields({ phone: '2', tools: ['a'], open: true }, {})).toMatchObject({
      before: { phone: '', tools: [], open: false },
    });
  });

  it('is named and not kept where a secret is among it', () => {
    expect(diffFields({ phone: '2', password: 'Assessor2' }, { phone: '1' })).toEqual({
      fields: ['phone', 'password'],
    });
    expect(diffFields({ server: { accessToken: 'x' } }, { server: {} })).toEqual({ fields: ['server'] });
    for (const name of ['pmApiKey', 'pmSecretKey', 'privatePmApiKey', 'privatePmSecretKey', 'solrAPIKey'])
      expect(diffFields({ [name]: 'B2' }, { [name]: 'A1' })).toEqual({ fields: [name] });
  });
});

describe('the entries', () => {
  const entry = (key: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
    key,
    act: key,
    time: 0,
    said: 'saved',
    sign: 'edit',
    names: [key],
    gaps: {},
    back: [],
    ...more,
  });
  beforeEach(() => {
    journalEntries.forget();
    localStorage.clear();
    session.begin('token');
  });

  it('are kept by person, the newest first, three hundred at most', () => {
    for (let n = 0; n < 305; n++) journalEntries.put('ada', entry(`e${n}`));
    expect(journalEntries.of('ada')).toHaveLength(300);
    expect(journalEntries.of('ada')[0]!.key).toBe('e304');
    expect(journalEntries.of('bo')).toEqual([]);
  });

  it('that follow each other soon are all kept where the session expires', () => {
    for (const key of ['a', 'b', 'c']) journalEntries.put('ada', entry(key));
    session.end('expired');
    journalEntries.forget();
    expect(journalEntries.of('ada').map(({ key }) => key)).toEqual(['c', 'b', 'a']);
  });

  it('are as another tab left them', () => {
    journalEntries.put('ada', entry('e'));
    localStorage.setItem('journal:ada', JSON.stringify([entry('e', { undone: 7 })]));
    expect(journalEntries.of('ada')).toEqual([entry('e', { undone: 7 })]);
  });

  it('that are too long are kept without the way back, which is there as long as the page is', () => {
    const back = [{ resource: 'tags' as const, id: '1', before: { text: 'x'.repeat(40_000) } }];
    journalEntries.put('ada', entry('e', { back }));
    expect(localStorage.getItem('journal:ada')!.length).toBeLessThan(500);
    expect(journalEntries.of('ada')[0]!.back).toEqual(back);
    journalEntries.forget();
    expect(journalEntries.of('ada')[0]).toMatchObject({ back: [], here: true });
  });

  it('keep a way back of middle length as long as they are among the newest', () => {
    const back = [{ resource: 'tags' as const, id: '1', before: { text: 'x'.repeat(9_000) } }];
    journalEntries.put('ada', entry('e', { back }));
    const lastEntry = () => (JSON.parse(localStorage.getItem('journal:ada')!) as JournalEntry[]).at(-1)!;
    expect(lastEntry().back).toEqual(back);
    for (let n = 0; n < 20; n++) journalEntries.put('ada', entry(`e${n}`));
    journalEntries.change('ada', [], {});
    expect(lastEntry()).toMatchObject({ back: [], here: true });
  });

  it('are none where what is kept cannot be read, and none are kept once somebody has signed out', () => {
    localStorage.setItem('journal:ada', '{');
    expect(journalEntries.of('ada')).toEqual([]);
    session.end('signedOut');
    journalEntries.put('ada', entry('e'));
    expect(localStorage.getItem('journal:ada')).toBe('{');
  });

  it('are written down by day', () => {
    const days = groupByDay(
      [entry('a', { time: 2 }), entry('b', { time: 2 }), entry('c', { time: 1 })],
      time => `day ${time}`,
    );
    expect(days.map(({ day, entries: some }) => [day, some.map(({ key }) => key)])).toEqual([
      ['day 2', ['a', 'b']],
      ['day 1', ['c']],
    ]);
    expect(
      formatJournalNote(
        ['Head'],
        [
          { day: 'd', text: 'one' },
          { day: 'd', text: 'two' },
        ],
      ),
    ).toBe('Head\r\n\r\nd\r\n  one\r\n  two\r\n');
  });
});
