import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import select from '../../../i18n/en/select.ts';
import type { Fault, TapedCall } from '../../../mocks/answering/faults.ts';
import type { AnyEndpoint } from '../../../src/platform/endpoint.ts';
import { CallError } from '../../../src/platform/errors.ts';
import { platform as calls } from '../../../src/platform/index.ts';
import { platform } from '../platform.ts';
import { appear, clock, enter, leave } from '../visit.tsx';
import { noteReadings } from './readings.ts';

export type StandIn = ReturnType<typeof platform>;
export type Page = ReturnType<typeof appear>;

/** How a call comes to be asked. */
export interface Asked {
  /** Who is there; nobody, where missing. */
  as?: string;
  address: string | ((standIn: StandIn) => Promise<string>);
  /** What a person does; the fault begins before it. Where missing, opening the address is enough. */
  act?(page: Page): Promise<unknown>;
  /** Done before the fault begins. */
  before?(page: Page): Promise<unknown>;
  /** A field that was filled in, and what must still stand there where the form does: label and text. */
  typed?: [label: RegExp | string, text: string];
  /** The form may go although the call failed, with these statuses. */
  goesWith?: number[];
  /** The one field of a whole entity that it changes. */
  changes?: string;
  /** Nobody waits for its answer: failing says nothing. */
  quiet?: true;
  /** It is the reading before a save: nothing may be written. */
  readsFirst?: true;
}

type Calls = typeof calls;
type CallName = { [A in keyof Calls & string]: `${A}.${keyof Calls[A] & string}` }[keyof Calls & string];

/** A call may come to be asked in several ways. */
export type Scenarios = Partial<Record<CallName, Asked | Asked[]>>;
/** Every call that a screen asks; who gets the newsletter, and what is in purposes, is in the contract, but no screen asks it yet. */
export type EveryCall = Record<Exclude<CallName, 'users.newsSubscribed' | `${'purposes' | 'toolgroups' | 'tools'}.${string}`>, Asked | Asked[]>;

const FAULTS: [name: string, fault: Omit<Fault, 'match'>][] = [
  ['broken JSON', { answer: 'broken' }],
  ['HTML', { answer: 'html' }],
  ['nothing', { answer: 'empty' }],
  ['something else', { answer: 'wrongShape' }],
  ['a cut', { answer: 'cut' }],
  ['a hang', { hang: true }],
  ['a reset', { drop: true }],
  ...[400, 401, 403, 404, 409, 422, 500, 503].map((status): [string, Omit<Fault, 'match'>] => [String(status), { status }]),
  ['429', { status: 429, headers: { 'Retry-After': '42' } }],
];

/** What a whole entity has at the least: no PUT may carry less. */
const WHOLE: Record<string, string[]> = {
  users: ['_id', 'firstName', 'lastName', 'email', 'phone', 'role', 'rolesAssigned', 'adminRoles', 'protectedLayers', 'loginCount', 'isActive', 'emailVerification', '__v'],
  roles: ['_id', 'roleName', 'roleDescription', '__v'],
  'subscription-plans': ['_id', 'name', 'description', 'application', 'periods', 'purposes', 'toolgroups', 'tools', '__v'],
  purposes: ['_id', 'purposeName', 'helpInfo', 'toolgroups', 'rolesAssigned', '__v'],
  toolgroups: ['_id', 'toolGroupName', 'helpInfo', 'tools', 'rolesAssigned', '__v'],
  tools: ['_id', 'toolName', 'helpInfo', 'rolesAssigned', 'toolConfigs', '__v'],
  tags: ['_id', 'tagName', 'helpInfo', 'numberOfMapsTagged', '__v'],
};

/**
 * Whether a PUT of a whole entity carries less than it has, or what was never read of it, but for the field that is
 * changed; marking the first login is documented to.
 */
function isTorn({ path, body }: TapedCall, { hadIt }: ReturnType<typeof noteReadings>, changes: string | undefined) {
  const whole = WHOLE[/^\/api\/(users|roles|subscription-plans|tags|purposes|toolgroups|tools)(\/[^/]+)?$/.exec(path)?.[1] ?? ''] ?? [];
  const sent = body as Record<string, unknown>;
  const marks = whole.length > 0 && 'isLoggedinYet' in sent && !('firstName' in sent);
  return !marks && whole.some(name => !(name in sent) || (name !== changes && !hadIt(sent._id, name, sent[name])));
}

const endpointOf = (name: CallName): AnyEndpoint => {
  const [area, call] = name.split('.') as [keyof Calls, string];
  return (calls[area] as Record<string, AnyEndpoint>)[call]!;
};

const words = (place: ParentNode, of: string) => [...place.querySelectorAll(of)].map(one => one.textContent ?? '').join('');
/** What is said anywhere about how it went; that nothing fits is not. */
const said = () =>
  words(document, '[role=alert], .field-error, .note, [class*=banner]') +
  words(document, '[role=status]:not([class*=stack])') +
  (words(document, '.MuiAutocomplete-noOptions') === select.loadFailed ? select.loadFailed : '');

/**
 * Every call given here × every way of failing: the page is not blank, nothing is thrown, somebody is told, what was
 * typed stays, and no record is written over with less than it had.
 */
export function sweep(askedBy: Scenarios) {
  const standIn = platform();
  const thrown: unknown[] = [];
  const note = (event: ErrorEvent) => thrown.push(event.error ?? event.message);
  beforeEach(() => {
    thrown.length = 0;
    addEventListener('error', note);
    // A file to save would be opened here.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation((...about) => {
      // react-admin logs each failed call; everything else is a complaint.
      if (!about.some(one => one instanceof CallError || one instanceof DOMException)) thrown.push(about.map(String).join(' ').slice(0, 300));
    });
  });
  afterEach(async () => {
    removeEventListener('error', note);
    leave();
    vi.useRealTimers();
    standIn.heal();
    if (standIn.calls().some(call => !call.startsWith('GET '))) await standIn.reset();
  });

  const scenarios = Object.entries(askedBy).flatMap(([name, how]) => [how].flat().map((one, at) => [`${name}${at ? ` (${at + 1})` : ''}`, name as CallName, one!] as const));
  describe.each(scenarios)('%s', (_, name, { as, address, before, act, typed, goesWith = [], changes, quiet, readsFirst }) => {
    it.each(FAULTS)('answered with %s leaves the console whole', async (_, rule) => {
      const endpoint = endpointOf(name);
      const readings = noteReadings();
      const begin = () => standIn.fault({ match: endpoint.route, ...rule });
      const pattern = new RegExp(`^${endpoint.route.replace(/\{\w+\}/g, '[^/]+')}$`);
      const isAsked = () => waitFor(() => { if (!standIn.calls().some(call => pattern.test(call))) throw new Error(`${endpoint.route} is not asked`); });
      /** What hangs is given up, what is tried again after it too. */
      const giveUp = async () => {
        await isAsked();
        for (let n = 0; n < 3; n++) clock.pass(16_000);
      };
      // A mailed link is asked for anew each time: nobody is to wait for it.
      if (typeof address !== 'string') await standIn.reset();
      const at = typeof address === 'string' ? address : await address(standIn);
      if (rule.hang) clock.hold();
      if (!act) begin();
      if (as) await enter(standIn, as);
      else leave();
      const page = appear(at);
      if (act) await screen.findByRole('main');
      else if (rule.hang) await giveUp();
      let saidBefore = '';
      if (act) {
        await page.settled();
        await before?.(page);
        begin();
        saidBefore = said();
        await act(page);
        if (rule.hang) await giveUp();
      }
      await isAsked();
      // Where no answer is documented, nothing and anything are one.
      const answers = !endpoint.reply && !endpoint.fits && (rule.answer === 'empty' || rule.answer === 'wrongShape');
      // What is still being done would be done to the seed of the next test.
      if (answers) await waitFor(() => { if (standIn.tape().some(({ status }) => status === 0)) throw new Error('it is not answered yet'); });
      if (!quiet && !answers) await waitFor(() => { if (!said() || said() === saidBefore) throw new Error('nobody is told'); });
      await waitFor(() => expect(document.querySelector('main')?.textContent, 'the page').toBeTruthy());
      expect(screen.queryByText('This page could not be shown')).toBeNull();
      expect(thrown).toEqual([]);
      const field = typed && screen.queryByLabelText<HTMLInputElement>(typed[0]);
      // What was done without saying so is looked into, and the form goes where it is there.
      const stays = typed && (quiet || readsFirst || !rule.answer) && ![401, ...goesWith].includes(rule.status ?? 0);
      expect(field?.value ?? (stays ? 'gone' : typed?.[1])).toBe(typed?.[1]);
      await readings.whole();
      const puts = standIn.tape().filter(({ method }) => method === 'PUT');
      expect(puts.filter(put => isTorn(put, readings, changes))).toEqual([]);
      expect(readsFirst ? puts : []).toEqual([]);
    });
  });
}
