// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { en } from '../../i18n/en/index.ts';
import { loadAction } from '../../src/activity/actions/loadAction.ts';
import { diffFields } from '../../src/activity/journal/changedFields.ts';
import { journalEntries } from '../../src/activity/journal/journalEntries.ts';
import type { JournalEntry } from '../../src/activity/journal/journalEntry.ts';
import { session } from '../../src/auth/session.ts';
import { formatJournalNote, groupByDay } from '../../src/layout/journal/journalNote.ts';
import type { AnyEndpoint } from '../../src/platform/endpoint.ts';
import { withKind } from '../../src/platform/fieldKind.ts';
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

describe('sentences of the journal', () => {
  it('every call that changes data has a sentence in the journal', () => {
    const silent = endpoints.filter(
      ({ changes, route }) => changes && !actionsByRoute.has(route) && !BEFORE.includes(route),
    );
    expect(silent.map(({ route }) => route)).toEqual([]);
  });

  it('the sentence of a call is found by the route of its endpoint', async () => {
    const found = await Promise.all([...actionsByRoute.keys()].map(loadAction));
    expect(found).toEqual([...actionsByRoute.values()]);
    expect(await loadAction('POST /auth/local')).toBeUndefined();
  });

  it('every journal entry and every undo belongs to an endpoint that changes data', () => {
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

  it('every sentence in the catalogue is used by some change', () => {
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

describe('changed fields in the journal', () => {
  it('the journal names the fields with another meaning, and ignores the form of references', () => {
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

  it('undo empties a field that was empty before', () => {
    expect(diffFields({ phone: '2', tools: ['a'], open: true }, {})).toMatchObject({
      before: { phone: '', tools: [], open: false },
    });
  });

  it('the journal names a changed secret and stores no value', () => {
    expect(diffFields({ phone: '2', password: 'Assessor2' }, { phone: '1' })).toEqual({
      fields: ['phone', 'password'],
    });
    expect(diffFields({ server: { accessToken: 'x' } }, { server: {} })).toEqual({ fields: ['server'] });
    for (const name of ['pmApiKey', 'pmSecretKey', 'privatePmApiKey', 'privatePmSecretKey', 'solrAPIKey'])
      expect(diffFields({ [name]: 'B2' }, { [name]: 'A1' })).toEqual({ fields: [name] });
    const schema = z.looseObject({ pin: withKind('secret', z.string()) });
    expect(diffFields({ pin: '2222' }, { pin: '1111' }, schema)).toEqual({ fields: ['pin'] });
  });
});

describe('journal entries', () => {
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

  it('the journal keeps the newest 300 entries for each user', () => {
    for (let n = 0; n < 305; n++) journalEntries.put('ada', entry(`e${n}`));
    expect(journalEntries.of('ada')).toHaveLength(300);
    expect(journalEntries.of('ada')[0]!.key).toBe('e304');
    expect(journalEntries.of('bo')).toEqual([]);
  });

  it('entries in quick succession are all kept when the session expires', () => {
    for (const key of ['a', 'b', 'c']) journalEntries.put('ada', entry(key));
    session.end('expired');
    journalEntries.forget();
    expect(journalEntries.of('ada').map(({ key }) => key)).toEqual(['c', 'b', 'a']);
  });

  it('the journal shows the entries as another tab changed them', () => {
    journalEntries.put('ada', entry('e'));
    localStorage.setItem('journal:ada', JSON.stringify([entry('e', { undone: 7 })]));
    expect(journalEntries.of('ada')).toEqual([entry('e', { undone: 7 })]);
  });

  it('a very long entry is stored without its undo, which works until the page is closed', () => {
    const back = [{ resource: 'tags' as const, id: '1', before: { text: 'x'.repeat(40_000) } }];
    journalEntries.put('ada', entry('e', { back }));
    expect(localStorage.getItem('journal:ada')!.length).toBeLessThan(500);
    expect(journalEntries.of('ada')[0]!.back).toEqual(back);
    journalEntries.forget();
    expect(journalEntries.of('ada')[0]).toMatchObject({ back: [], here: true });
  });

  it('a long entry loses its stored undo once it is no longer among the newest', () => {
    const back = [{ resource: 'tags' as const, id: '1', before: { text: 'x'.repeat(9_000) } }];
    journalEntries.put('ada', entry('e', { back }));
    const lastEntry = () => (JSON.parse(localStorage.getItem('journal:ada')!) as JournalEntry[]).at(-1)!;
    expect(lastEntry().back).toEqual(back);
    for (let n = 0; n < 20; n++) journalEntries.put('ada', entry(`e${n}`));
    journalEntries.change('ada', [], {});
    expect(lastEntry()).toMatchObject({ back: [], here: true });
  });

  it('an unreadable journal is empty, and nothing is stored after the sign-out', () => {
    localStorage.setItem('journal:ada', '{');
    expect(journalEntries.of('ada')).toEqual([]);
    session.end('signedOut');
    journalEntries.put('ada', entry('e'));
    expect(localStorage.getItem('journal:ada')).toBe('{');
  });

  it('the journal is grouped by day and written as a note', () => {
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
