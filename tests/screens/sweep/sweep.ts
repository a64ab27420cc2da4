import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAnswer } from '../../../src/client/answer.ts';
import { methodOf, type AnyEndpoint } from '../../../src/platform/endpoint.ts';
import { CallError } from '../../../src/platform/errors.ts';
import { platform as calls } from '../../../src/platform/index.ts';
import { PAUSE } from '../../../src/platform/rules.ts';
import { BEFORE_ANOTHER_TRY } from '../../../src/queryClient.ts';
import { session } from '../../../src/session/session.ts';
import { platform } from '../platform.ts';
import { appear, clock, enter, leave, stay } from '../visit.tsx';
import { FAULTS, OF_READING, TAKEN } from './faults.ts';
import { isTold, messages, restored, standing, type Standing } from './page.ts';
import { noteReadings, type Told } from './readings.ts';
import { isTorn } from './torn.ts';
import { dialogs, pressesTwice, twins } from './twice.ts';

export type StandIn = ReturnType<typeof platform>;
export type Page = ReturnType<typeof appear>;

/** How a call comes to be asked. */
export interface Asked {
  /** Who is there; nobody, where missing. */
  as?: string;
  address: string | ((standIn: StandIn) => Promise<string>);
  /** What a person does; the fault begins before it. Where missing, opening the address is enough. */
  act?(page: Page, standIn: StandIn): Promise<unknown>;
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
  /** It moves a row by one place: a second press moves it again. */
  moves?: true;
  /** It is the reading before a save: nothing may be written. */
  readsFirst?: true;
}

/** How long typing must have stopped, and a read waits for its second try. */
const PAUSES = [PAUSE, BEFORE_ANOTHER_TRY];

type Calls = typeof calls;
type CallName = { [A in keyof Calls & string]: `${A}.${keyof Calls[A] & string}` }[keyof Calls & string];

/** A call may come to be asked in several ways. */
export type Scenarios = Partial<Record<CallName, Asked | Asked[]>>;
/** Every call that a screen asks. */
export type EveryCall = Record<CallName, Asked | Asked[]>;

const endpointOf = (name: CallName): AnyEndpoint => {
  const [area, call] = name.split('.') as [keyof Calls, string];
  return (calls[area] as Record<string, AnyEndpoint>)[call]!;
};

/** Each way in which a call comes to be asked, by a name of its own. */
export const waysOf = (askedBy: Scenarios) =>
  Object.entries(askedBy).flatMap(([name, how]) =>
    [how].flat().map((one, at) => [`${name}${at ? ` (${at + 1})` : ''}`, name as CallName, one!] as const),
  );

/** Nobody waits until typing has stopped, or for the second try of a read, until the mocks are restored. */
export function withoutPauses() {
  const { setTimeout: later } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms?: number, ...with_: []) =>
    later(act, PAUSES.includes(ms ?? 0) ? 0 : ms, ...with_)) as typeof setTimeout);
}

/** Whether it takes something else for the answer that is documented. */
function takesMore(endpoint: AnyEndpoint) {
  try {
    return readAnswer(endpoint, 200, '{"rows":7}') !== undefined && !!(endpoint.reply || endpoint.fits);
  } catch {
    return false;
  }
}

/** A page on which a fault is about to be played: how it stands, and what it was told. */
interface Visit {
  page: Page;
  stands: Standing;
  told: Told;
}

/**
 * Every call given here × every way of failing: the page is not blank, nothing is thrown, somebody is told, what was
 * typed stays, and no record is written over with less than it had. While an answer hangs, every button is pressed twice at
 * once and the last one again: it is asked once, and no dialog lies over another. The faults of what a person does are
 * played one after another on one page, as long as each leaves it, once it is taken back, as it was.
 */
export function sweep(askedBy: Scenarios) {
  const standIn = platform();
  const thrown: unknown[] = [];
  const note = (event: ErrorEvent) => thrown.push(event.error ?? event.message);
  let visit: Visit | undefined;
  /** The session of each, until the platform is as it was seeded. */
  const sessions = new Map<string, string>();
  const reset = () => (sessions.clear(), standIn.reset());
  const tokenOf = async (name: string) =>
    sessions.get(name) ?? sessions.set(name, (await standIn.as(name)).token).get(name);
  /** Whether the page can be kept for the next fault. */
  let stays = false;
  /** Whether the platform may not be as it was seeded. */
  let isTouched = false;
  beforeEach(() => {
    stays = false;
    thrown.length = 0;
    addEventListener('error', note);
    withoutPauses();
    // A file to save would be opened here.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation((...about) => {
      // react-admin logs each failed call; everything else is a complaint.
      if (!about.some(one => one instanceof CallError || one instanceof DOMException))
        thrown.push(about.map(String).join(' ').slice(0, 300));
    });
  });
  afterEach(async () => {
    removeEventListener('error', note);
    pressesTwice.end();
    isTouched ||= standIn.calls().some(call => !call.startsWith('GET '));
    if (stays) return stay();
    visit = undefined;
    leave();
    vi.useRealTimers();
    standIn.heal();
    if (isTouched) {
      // What is still being done would be done to the seed.
      await answered();
      await reset();
    }
    isTouched = false;
  });

  const answered = () =>
    waitFor(() => {
      if (standIn.tape().some(({ status }) => status === 0)) throw new Error('it is not answered yet');
    });
  /** Takes the fault back, and what was done under it, which asked all calls of the tape from `since` on. */
  async function takenBack({ stands }: Visit, since: number) {
    const isWritten = standIn
      .tape()
      .slice(since)
      .some(({ method, status }) => method !== 'GET' && status < 400);
    if (isWritten || !session.token()) return false;
    standIn.heal();
    await answered();
    return restored(stands);
  }

  describe.each(waysOf(askedBy))(
    '%s',
    (_, name, { as, address, before, act, typed, goesWith = [], changes, moves, quiet, readsFirst }) => {
      const endpoint = endpointOf(name);
      const pattern = new RegExp(`^${endpoint.route.replace(/\{\w+\}/g, '[^/]+')}$`);
      // A page keeps what it has read, that it failed too: only what reads before a save reads again.
      const isRepeatable = readsFirst || methodOf(endpoint) !== 'GET';
      const isAsked = () =>
        waitFor(() => {
          if (!standIn.calls().some(call => pattern.test(call)))
            throw new Error(`${endpoint.route} is not asked`);
        });
      /** What hangs is given up, what is tried again after it too. */
      const giveUp = async () => {
        await isAsked();
        for (let n = 0; n < 3; n++) clock.pass(16_000);
      };
      /** Somebody comes to the address, where `begin` has happened meanwhile. */
      async function come(begin = () => {}) {
        // A mailed link is asked for anew each time: nobody is to wait for it.
        if (typeof address !== 'string') await reset();
        const at = typeof address === 'string' ? address : await address(standIn);
        begin();
        if (as) await enter(standIn, as, { token: await tokenOf(as) });
        else leave();
        return appear(at);
      }
      /** Somebody is there, and about to do it. */
      async function arrived(told: () => Promise<Told>): Promise<Visit> {
        const page = await come();
        await screen.findByRole('main');
        await page.settled();
        pressesTwice.begin();
        await before?.(page);
        pressesTwice.end();
        expect(dialogs(), 'dialogs').toBeLessThan(2);
        return { page, stands: standing(), told: await told() };
      }
      // The page of the last fault is not the next scenario's.
      afterAll(() => {
        visit = undefined;
        leave();
      });

      const faults = isRepeatable ? FAULTS : OF_READING;
      it.each(takesMore(endpoint) ? [...faults, TAKEN] : faults)(
        'answered with %s leaves the console whole',
        async (_, rule) => {
          const begin = () => standIn.fault({ match: endpoint.route, ...rule });
          const readings = noteReadings(visit?.told);
          if (rule.hang && !visit) clock.hold();
          let saidBefore = new Map<Element, string>();
          let since = 0;
          let from = '';
          if (act) {
            visit ??= await arrived(readings.whole);
            if (rule.hang) clock.hold();
            begin();
            since = standIn.tape().length;
            saidBefore = messages();
            from = location.pathname;
            // The answer is held back: whatever is pressed meanwhile, it is asked once.
            if (rule.hang) pressesTwice.begin();
            await act(visit.page, standIn);
          } else {
            await come(begin);
          }
          if (rule.hang && act) {
            await isAsked();
            pressesTwice.end();
            pressesTwice.again();
          }
          if (rule.hang) await giveUp();
          await isAsked();
          // That there is none yet is an answer; where a page is documented, any page is.
          const answers =
            (endpoint.page && rule.answer === 'html') || endpoint.isNone?.(rule.status ?? 200, '');
          // What is still being done would be done to the seed of the next test.
          if (answers) await answered();
          if (!quiet && !answers)
            await waitFor(() => {
              if (!isTold(saidBefore)) throw new Error('nobody is told');
            });
          await waitFor(() => expect(document.querySelector('main')?.textContent, 'the page').toBeTruthy());
          expect(screen.queryByText('This page could not be shown')).toBeNull();
          expect(thrown).toEqual([]);
          // What was done without saying so is looked into, and the form goes where it is there, to a page with fields of its own.
          const remains =
            typed && (quiet || readsFirst || !rule.answer) && ![401, ...goesWith].includes(rule.status ?? 0);
          const field =
            typed && (remains || location.pathname === from)
              ? screen.queryByLabelText<HTMLInputElement>(typed[0])
              : null;
          expect(field?.value ?? (remains ? 'gone' : typed?.[1])).toBe(typed?.[1]);
          await readings.whole();
          // Refused as out of date it is sent again, and a question may lie over its form.
          const writes = standIn
            .tape()
            .slice(since)
            .filter(({ method }) => rule.hang && !moves && method !== 'GET');
          expect(twins(writes.map(({ method, path }) => `${method} ${path}`)), 'asked twice').toEqual([]);
          expect(rule.hang ? dialogs() : 0, 'dialogs').toBeLessThan(2);
          const puts = standIn.tape().filter(({ method }) => method === 'PUT');
          expect(puts.filter(put => isTorn(put, readings, changes))).toEqual([]);
          expect(readsFirst ? puts : []).toEqual([]);
          stays = !!visit && isRepeatable && !rule.hang && !answers && (await takenBack(visit, since));
        },
      );
    },
  );
}
