import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/auth/session.ts';
import { RETRY_DELAY } from '../../src/data/queryClient.ts';
import { httpMethod, type AnyEndpoint } from '../../src/platform/endpoint.ts';
import { CallError } from '../../src/platform/errors.ts';
import { getEndpoint, type EndpointName } from '../../src/platform/index.ts';
import { TYPING_PAUSE } from '../../src/platform/rules.ts';
import { loadCode } from '../screens/code.ts';
import { startPlatform } from '../screens/platform.ts';
import { appear, fakeClock, leave, signInAt, stay } from '../screens/visit.tsx';
import { FIELD_SENTENCE, type NamedFault } from './faults.ts';
import { isTold, messages, restored, standing, type PageState } from './page.ts';
import { noteReadings, type Readings, type ReceivedRecords } from './readings.ts';
import { isCallOf, isTorn } from './torn.ts';
import { dialogs, pressesTwice, twins } from './twice.ts';

export type StandIn = ReturnType<typeof startPlatform>;
export type FaultPage = ReturnType<typeof appear>;

/** How a person comes to the point at which a screen asks an endpoint. */
export interface Scenario {
  /** Who is signed in; nobody where missing. */
  as?: string;
  address: string | ((standIn: StandIn) => Promise<string>);
  /** What the person does; the fault begins before it. Where missing, opening the address is enough. */
  act?(page: FaultPage, standIn: StandIn): Promise<unknown>;
  /** Done before the fault begins. */
  before?(page: FaultPage): Promise<unknown>;
  /** A field that was filled in, and the text that must still be in it as long as the form is there. */
  typed?: [label: RegExp | string, text: string];
  /** Statuses with which the form closes although the write failed. */
  goesWith?: number[];
  /** The only field of a record that the write changes. */
  changes?: string;
  /** Nobody waits for the reply: a failure is not reported. */
  quiet?: true;
  /** It moves a row by one place: a second press moves it again. */
  moves?: true;
  /** It is the read before a save: after it failed nothing may be written. */
  readsFirst?: true;
}

/** How long typing must have stopped, and how long a read waits before its second try. */
const PAUSES = [TYPING_PAUSE, RETRY_DELAY];

/** Stands in place of scenarios: no screen calls the endpoint. */
export const NO_SCREEN = 'no screen calls it';

/**
 * Scenarios by the endpoint that they ask; several screens may ask the same one. `tests/house/endpoints.test.ts` fails for
 * an endpoint that has none, and is not said to be called by no screen.
 */
export type Scenarios = Partial<Record<EndpointName, Scenario | Scenario[] | typeof NO_SCREEN>>;

/** Each scenario with a title of its own and the name of its endpoint. */
export const scenariosIn = (scenarios: Scenarios) =>
  Object.entries(scenarios).flatMap(([name, some]) =>
    [some === NO_SCREEN ? [] : some]
      .flat()
      .map((one, at) => [`${name}${at ? ` (${at + 1})` : ''}`, name as EndpointName, one!] as const),
  );

/** Skips the pause after typing and before the second try of a read, until the mocks are restored. */
export function withoutPauses() {
  const { setTimeout: real } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number, ...rest: []) =>
    real(run, PAUSES.includes(ms ?? 0) ? 0 : ms, ...rest)) as typeof setTimeout);
}

type Put = ReturnType<StandIn['tape']>[number];

/** A page on which a fault is about to be played: how it stands, and what it was told. */
interface Visit {
  page: FaultPage;
  stands: PageState;
  told: ReceivedRecords;
}

/**
 * Plays the faults that `faultsOf` answers on each scenario. After each: the page is there and nothing was thrown; the
 * failure is reported; what was typed is still there; no record was overwritten with less than it had. Without a reply,
 * every button is pressed twice at once and the last one again: the endpoint is asked once, and one dialog is open at most.
 * The faults of an action are played one after another on one page, as long as the page can be put back as it was.
 */
export function testFaults(
  scenarios: Scenarios,
  faultsOf: (endpoint: AnyEndpoint, readsFirst: boolean) => NamedFault[],
) {
  const standIn = startPlatform();
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
      if (standIn.tape().some(({ status: httpStatus }) => httpStatus === 0))
        throw new Error('it is not answered yet');
    });
  /** Takes the fault back, and what was done under it, which asked all calls of the tape from `since` on. */
  async function takenBack({ stands }: Visit, since: number) {
    const isWritten = standIn
      .tape()
      .slice(since)
      .some(({ method, status: httpStatus }) => method !== 'GET' && httpStatus < 400);
    if (isWritten || !session.token()) return false;
    standIn.heal();
    await answered();
    return restored(stands);
  }

  /** No PUT tore a record: what was played is over, since the platform is asked what it has. */
  async function expectWhole(puts: Put[], readings: Readings, changes: string | undefined) {
    if (!puts.length) return;
    standIn.heal();
    const { ask } = await standIn.as('superadmin');
    const torn = await Promise.all(puts.map(put => isTorn(put, readings, changes, path => ask('GET', path))));
    expect(puts.filter((_, at) => torn[at])).toEqual([]);
  }

  describe.each(scenariosIn(scenarios))(
    '%s',
    (_, name, { as, address, before, act, typed, goesWith = [], changes, moves, quiet, readsFirst }) => {
      const endpoint = getEndpoint(name);
      // A page keeps what it has read, that it failed too: only what reads before a save reads again.
      const isRepeatable = readsFirst || httpMethod(endpoint) !== 'GET';
      const isAsked = () =>
        waitFor(() => {
          if (!standIn.calls().some(call => isCallOf(endpoint, call)))
            throw new Error(`${endpoint.route} is not asked`);
        });
      /** What hangs is given up, what is tried again after it too. */
      const giveUp = async () => {
        await isAsked();
        for (let n = 0; n < 3; n++) fakeClock.pass(16_000);
      };
      /** Somebody comes to the address, where `begin` has happened meanwhile. */
      async function come(startFault = () => {}) {
        // A mailed link is asked for anew each time: nobody is to wait for it.
        if (typeof address !== 'string') await reset();
        const at = typeof address === 'string' ? address : await address(standIn);
        await loadCode(at);
        startFault();
        if (as) await signInAt(standIn, as, { token: await tokenOf(as) });
        else leave();
        return appear(at);
      }
      /** Somebody is there, and about to do it. */
      async function visitUntilRead(told: () => Promise<ReceivedRecords>): Promise<Visit> {
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

      it.each(faultsOf(endpoint, !!readsFirst))(
        'stays usable and reports the failure after %s',
        async (_, rule) => {
          const startFault = () => standIn.fault({ match: endpoint.route, ...rule });
          const readings = noteReadings(visit?.told);
          if (rule.hang && !visit) fakeClock.hold();
          let saidBefore = new Map<Element, string>();
          let since = 0;
          let from = '';
          if (act) {
            visit ??= await visitUntilRead(readings.whole);
            if (rule.hang) fakeClock.hold();
            startFault();
            since = standIn.tape().length;
            saidBefore = messages();
            from = location.pathname;
            // The answer is held back: whatever is pressed meanwhile, it is asked once.
            if (rule.hang) pressesTwice.begin();
            // A question stays open until the reply is here.
            const { page } = visit;
            await act(
              rule.hang ? { ...page, answer: async name => void (await page.confirm(name)) } : page,
              standIn,
            );
          } else {
            await come(startFault);
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
            (endpoint.page && rule.answer === 'html') || endpoint.isMissing?.(rule.status ?? 200, '');
          // What is still being done would be done to the seed of the next test.
          if (answers) await answered();
          if (!quiet && !answers)
            await waitFor(() => {
              if (!isTold(saidBefore)) throw new Error('nobody is told');
            });
          if (rule.body && act && !quiet) await screen.findAllByText(text => text.includes(FIELD_SENTENCE));
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
          expect(readsFirst ? puts : []).toEqual([]);
          const isBack = !!visit && isRepeatable && !rule.hang && !answers && (await takenBack(visit, since));
          await expectWhole(puts, readings, changes);
          stays = isBack;
        },
      );
    },
  );
}
