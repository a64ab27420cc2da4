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
import { closeWindow, fakeClock, keepPage, renderUrl, signInAt } from '../screens/visit.tsx';
import { FIELD_MESSAGE, type NamedFault } from './faults.ts';
import { hasNewMessage, isRestored, messages, pageState, type PageState } from './page.ts';
import { recordReplies, type ReceivedRecords, type RecordedReplies } from './readings.ts';
import { isCallOf, losesFields } from './torn.ts';
import { countDialogs, doublePresses, findDuplicates } from './twice.ts';

export type StandIn = ReturnType<typeof startPlatform>;
export type FaultPage = ReturnType<typeof renderUrl>;

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
  closingStatuses?: number[];
  /** The only field of a record that the write changes. */
  changes?: string;
  /** No user waits for the reply, so a failure is not reported. */
  quiet?: true;
  /** The action moves a row by one position, so a second press moves it again. */
  isMove?: true;
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
  state: PageState;
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
  let canReusePage = false;
  /** Whether the platform may differ from its seed. */
  let isTouched = false;
  beforeEach(() => {
    canReusePage = false;
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
    doublePresses.end();
    isTouched ||= standIn.calls().some(call => !call.startsWith('GET '));
    if (canReusePage) return keepPage();
    visit = undefined;
    closeWindow();
    vi.useRealTimers();
    standIn.clearFaults();
    if (isTouched) {
      // Pending calls would change the seed.
      await waitForReplies();
      await reset();
    }
    isTouched = false;
  });

  const waitForReplies = () =>
    waitFor(() => {
      if (standIn.requestLog().some(({ status: httpStatus }) => httpStatus === 0))
        throw new Error('a call is pending');
    });
  /** Removes the fault and undoes its effects on the page, whose calls start at `since`. */
  async function isTakenBack({ state }: Visit, since: number) {
    const isWritten = standIn
      .requestLog()
      .slice(since)
      .some(({ method, status: httpStatus }) => method !== 'GET' && httpStatus < 400);
    if (isWritten || !session.token()) return false;
    standIn.clearFaults();
    await waitForReplies();
    return isRestored(state);
  }

  /**
   * Expects that no PUT removed fields of a record. The fault is over, because this reads the stored records.
   */
  async function expectWhole(puts: Put[], readings: RecordedReplies, changes: string | undefined) {
    if (!puts.length) return;
    standIn.clearFaults();
    const { ask } = await standIn.as('superadmin');
    const torn = await Promise.all(
      puts.map(put => losesFields(put, readings, changes, path => ask('GET', path))),
    );
    expect(puts.filter((_, at) => torn[at])).toEqual([]);
  }

  describe.each(scenariosIn(scenarios))(
    '%s',
    (
      _,
      name,
      { as, address, before, act, typed, closingStatuses = [], changes, isMove, quiet, readsFirst },
    ) => {
      const endpoint = getEndpoint(name);
      // A page keeps the results of its reads, including failures: only the read before a save runs again.
      const isRepeatable = readsFirst || httpMethod(endpoint) !== 'GET';
      const waitForRequest = () =>
        waitFor(() => {
          if (!standIn.calls().some(call => isCallOf(endpoint, call)))
            throw new Error(`${endpoint.route} is not requested`);
        });
      /** Lets hanging calls time out, including their retries. */
      const waitForTimeouts = async () => {
        await waitForRequest();
        for (let n = 0; n < 3; n++) fakeClock.advance(16_000);
      };
      /** Opens the URL after `startFault`. */
      async function openPage(startFault = () => {}) {
        // Each mailed link is requested again: the limit on emails must not apply.
        if (typeof address !== 'string') await reset();
        const at = typeof address === 'string' ? address : await address(standIn);
        await loadCode(at);
        startFault();
        if (as) await signInAt(standIn, as, { token: await tokenOf(as) });
        else closeWindow();
        return renderUrl(at);
      }
      /** Opens the page and completes the steps before the action. */
      async function visitUntilRead(received: () => Promise<ReceivedRecords>): Promise<Visit> {
        const page = await openPage();
        await screen.findByRole('main');
        await page.settled();
        doublePresses.begin();
        await before?.(page);
        doublePresses.end();
        expect(countDialogs(), 'dialogs').toBeLessThan(2);
        return { page, state: pageState(), received: await received() };
      }
      // The next scenario must not reuse this page.
      afterAll(() => {
        visit = undefined;
        closeWindow();
      });

      it.each(faultsOf(endpoint, !!readsFirst))(
        'the screen stays usable and reports the failure after %s',
        async (_, rule) => {
          const startFault = () => standIn.fault({ match: endpoint.route, ...rule });
          const readings = recordReplies(visit?.received);
          if (rule.hang && !visit) fakeClock.start();
          let messagesBefore = new Map<Element, string>();
          let since = 0;
          let from = '';
          if (act) {
            visit ??= await visitUntilRead(readings.all);
            if (rule.hang) fakeClock.start();
            startFault();
            since = standIn.requestLog().length;
            messagesBefore = messages();
            from = location.pathname;
            // The reply is held back: repeated presses must send one call.
            if (rule.hang) doublePresses.begin();
            // A confirmation stays open until the reply arrives.
            const { page } = visit;
            await act(
              rule.hang ? { ...page, answer: async name => void (await page.confirm(name)) } : page,
              standIn,
            );
          } else {
            await openPage(startFault);
          }
          if (rule.hang && act) {
            await waitForRequest();
            doublePresses.end();
            doublePresses.again();
          }
          if (rule.hang) await waitForTimeouts();
          await waitForRequest();
          // A missing record can be a valid reply, and if a page of HTML is documented, any page is valid.
          const isValidReply =
            (endpoint.page && rule.answer === 'html') || endpoint.isMissing?.(rule.status ?? 200, '');
          // Pending calls would change the seed of the next test.
          if (isValidReply) await waitForReplies();
          if (!quiet && !isValidReply)
            await waitFor(() => {
              if (!hasNewMessage(messagesBefore)) throw new Error('no message is shown');
            });
          if (rule.body && act && !quiet) await screen.findAllByText(text => text.includes(FIELD_MESSAGE));
          await waitFor(() => expect(document.querySelector('main')?.textContent, 'the page').toBeTruthy());
          expect(screen.queryByText('This page could not be shown')).toBeNull();
          expect(thrown).toEqual([]);
          // If the failure is not reported, or the form closes with it, the field is checked only if it
          // exists on the same page.
          const mustStay =
            typed &&
            (quiet || readsFirst || !rule.answer) &&
            ![401, ...closingStatuses].includes(rule.status ?? 0);
          const field =
            typed && (mustStay || location.pathname === from)
              ? screen.queryByLabelText<HTMLInputElement>(typed[0])
              : null;
          expect(field?.value ?? (mustStay ? 'gone' : typed?.[1])).toBe(typed?.[1]);
          await readings.all();
          // A write refused as outdated is sent again, and a confirmation may cover its form.
          const writes = standIn
            .requestLog()
            .slice(since)
            .filter(({ method }) => rule.hang && !isMove && method !== 'GET');
          expect(findDuplicates(writes.map(({ method, path }) => `${method} ${path}`)), 'sent twice').toEqual(
            [],
          );
          expect(rule.hang ? countDialogs() : 0, 'dialogs').toBeLessThan(2);
          const puts = standIn.requestLog().filter(({ method }) => method === 'PUT');
          expect(readsFirst ? puts : []).toEqual([]);
          const isReusable =
            !!visit && isRepeatable && !rule.hang && !isValidReply && (await isTakenBack(visit, since));
          await expectWhole(puts, readings, changes);
          canReusePage = isReusable;
        },
      );
    },
  );
}
