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

/** How a user comes to the point at which a screen calls an endpoint. */
export interface Scenario {
  /** The account that is signed in; undefined for no one. */
  as?: string;
  address: string | ((standIn: StandIn) => Promise<string>);
  /** The user's action; the fault begins before it. Without an action, opening the URL is enough. */
  act?(page: FaultPage, standIn: StandIn): Promise<unknown>;
  /** Steps before the fault begins. */
  before?(page: FaultPage): Promise<unknown>;
  /** A filled-in field, and the text that it must keep while the form is open. */
  typed?: [label: RegExp | string, text: string];
  /** Failure statuses that still close the form. */
  goesWith?: number[];
  /** The only field of a record that the write changes. */
  changes?: string;
  /** No user waits for the reply, so a failure is not reported. */
  quiet?: true;
  /** The action moves a row by one place, so a second press moves it again. */
  moves?: true;
  /** The call is the read before a save: nothing may be written after it failed. */
  readsFirst?: true;
}

/** The pauses after typing and before the second try of a read. */
const PAUSES = [TYPING_PAUSE, RETRY_DELAY];

/** Replaces the scenarios if no screen calls the endpoint. */
export const NO_SCREEN = 'no screen calls it';

/**
 * Scenarios by the endpoint that they call; several screens may call the same one.
 * `tests/house/endpoints.test.ts` fails for an endpoint with neither scenarios nor `NO_SCREEN`.
 */
export type Scenarios = Partial<Record<EndpointName, Scenario | Scenario[] | typeof NO_SCREEN>>;

/** Each scenario with a unique title and the name of its endpoint. */
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

type Put = ReturnType<StandIn['requestLog']>[number];

/** A page before a fault: its state, and the records it has received. */
interface Visit {
  page: FaultPage;
  stands: PageState;
  received: ReceivedRecords;
}

/**
 * Runs each scenario with the faults that `faultsOf` returns. Afterwards the page must exist, nothing may be
 * thrown, the failure must be reported, typed text must stay, and no record may be overwritten with less than
 * it had. Without a reply, every button is pressed twice at once and the last one again: the endpoint must be
 * called once, with at most one open dialog. The faults of an action run one after another on one page, as
 * long as its state can be restored.
 */
export function testFaults(
  scenarios: Scenarios,
  faultsOf: (endpoint: AnyEndpoint, readsFirst: boolean) => NamedFault[],
) {
  const standIn = startPlatform();
  const thrown: unknown[] = [];
  const note = (event: ErrorEvent) => thrown.push(event.error ?? event.message);
  let visit: Visit | undefined;
  /** The sessions by account, until the platform is reset. */
  const sessions = new Map<string, string>();
  const reset = () => (sessions.clear(), standIn.reset());
  const tokenOf = async (name: string) =>
    sessions.get(name) ?? sessions.set(name, (await standIn.as(name)).token).get(name);
  /** Whether the page can be reused for the next fault. */
  let stays = false;
  /** Whether the platform may differ from its seed. */
  let isTouched = false;
  beforeEach(() => {
    stays = false;
    thrown.length = 0;
    addEventListener('error', note);
    withoutPauses();
    // Downloads must not open here.
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
      // Pending calls would change the seed.
      await answered();
      await reset();
    }
    isTouched = false;
  });

  const answered = () =>
    waitFor(() => {
      if (standIn.requestLog().some(({ status: httpStatus }) => httpStatus === 0))
        throw new Error('it is not answered yet');
    });
  /** Removes the fault and undoes its effects on the page, whose calls start at `since`. */
  async function takenBack({ stands }: Visit, since: number) {
    const isWritten = standIn
      .requestLog()
      .slice(since)
      .some(({ method, status: httpStatus }) => method !== 'GET' && httpStatus < 400);
    if (isWritten || !session.token()) return false;
    standIn.heal();
    await answered();
    return restored(stands);
  }

  /**
   * Expects that no PUT removed fields of a record. The fault is over, because this reads the stored records.
   */
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
      // A page keeps the results of its reads, including failures: only the read before a save runs again.
      const isRepeatable = readsFirst || httpMethod(endpoint) !== 'GET';
      const isAsked = () =>
        waitFor(() => {
          if (!standIn.calls().some(call => isCallOf(endpoint, call)))
            throw new Error(`${endpoint.route} is not asked`);
        });
      /** Lets hanging calls time out, including their retries. */
      const giveUp = async () => {
        await isAsked();
        for (let n = 0; n < 3; n++) fakeClock.pass(16_000);
      };
      /** Opens the URL after `startFault`. */
      async function come(startFault = () => {}) {
        // Each mailed link is requested again: the limit on emails must not apply.
        if (typeof address !== 'string') await reset();
        const at = typeof address === 'string' ? address : await address(standIn);
        await loadCode(at);
        startFault();
        if (as) await signInAt(standIn, as, { token: await tokenOf(as) });
        else leave();
        return appear(at);
      }
      /** Opens the page and completes the steps before the action. */
      async function visitUntilRead(received: () => Promise<ReceivedRecords>): Promise<Visit> {
        const page = await come();
        await screen.findByRole('main');
        await page.settled();
        pressesTwice.begin();
        await before?.(page);
        pressesTwice.end();
        expect(dialogs(), 'dialogs').toBeLessThan(2);
        return { page, stands: standing(), received: await received() };
      }
      // The next scenario must not reuse this page.
      afterAll(() => {
        visit = undefined;
        leave();
      });

      it.each(faultsOf(endpoint, !!readsFirst))(
        'the screen stays usable and reports the failure after %s',
        async (_, rule) => {
          const startFault = () => standIn.fault({ match: endpoint.route, ...rule });
          const readings = noteReadings(visit?.received);
          if (rule.hang && !visit) fakeClock.hold();
          let saidBefore = new Map<Element, string>();
          let since = 0;
          let from = '';
          if (act) {
            visit ??= await visitUntilRead(readings.whole);
            if (rule.hang) fakeClock.hold();
            startFault();
            since = standIn.requestLog().length;
            saidBefore = messages();
            from = location.pathname;
            // The reply is held back: repeated presses must send one call.
            if (rule.hang) pressesTwice.begin();
            // A confirmation stays open until the reply arrives.
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
          // A missing record can be a valid reply, and if a page of HTML is documented, any page is valid.
          const answers =
            (endpoint.page && rule.answer === 'html') || endpoint.isMissing?.(rule.status ?? 200, '');
          // Pending calls would change the seed of the next test.
          if (answers) await answered();
          if (!quiet && !answers)
            await waitFor(() => {
              if (!isTold(saidBefore)) throw new Error('nobody is told');
            });
          if (rule.body && act && !quiet) await screen.findAllByText(text => text.includes(FIELD_SENTENCE));
          await waitFor(() => expect(document.querySelector('main')?.textContent, 'the page').toBeTruthy());
          expect(screen.queryByText('This page could not be shown')).toBeNull();
          expect(thrown).toEqual([]);
          // If the failure is not reported, or the form closes with it, the field is checked only if it
          // exists on the same page.
          const remains =
            typed && (quiet || readsFirst || !rule.answer) && ![401, ...goesWith].includes(rule.status ?? 0);
          const field =
            typed && (remains || location.pathname === from)
              ? screen.queryByLabelText<HTMLInputElement>(typed[0])
              : null;
          expect(field?.value ?? (remains ? 'gone' : typed?.[1])).toBe(typed?.[1]);
          await readings.whole();
          // A write refused as outdated is sent again, and a confirmation may cover its form.
          const writes = standIn
            .requestLog()
            .slice(since)
            .filter(({ method }) => rule.hang && !moves && method !== 'GET');
          expect(twins(writes.map(({ method, path }) => `${method} ${path}`)), 'asked twice').toEqual([]);
          expect(rule.hang ? dialogs() : 0, 'dialogs').toBeLessThan(2);
          const puts = standIn.requestLog().filter(({ method }) => method === 'PUT');
          expect(readsFirst ? puts : []).toEqual([]);
          const isBack = !!visit && isRepeatable && !rule.hang && !answers && (await takenBack(visit, since));
          await expectWhole(puts, readings, changes);
          stays = isBack;
        },
      );
    },
  );
}
