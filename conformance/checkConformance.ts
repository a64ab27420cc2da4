import { describedCalls, type DescribedCall } from '../openapi/calls.ts';
import type { AreaName, EndpointName } from '../src/platform/index.ts';
import { isObject } from '../src/platform/shape.ts';
import { CallOutcomes } from './callOutcomes.ts';
import { Conventions } from './conventions.ts';
import { judgeEvents, type EventLog } from './events.ts';
import { judge } from './judge.ts';
import { KnownRecords } from './knownRecords.ts';
import { createReadPlan } from './readPlans.ts';
import { formatDeviation, type Convention, type Report } from './report/report.ts';
import { createRequester, type RequestOptions } from './requester.ts';
import { runWrites, skipReason } from './runWrites.ts';

export interface ConformanceRun extends RequestOptions {
  email: string;
  password: string;
  /** Whether to create, change and remove records, too. */
  write?: boolean;
  /** The areas to check, such as `roles`; undefined checks all. */
  only?: readonly AreaName[] | undefined;
  /** Connects to the platform's socket; undefined skips the check of events. */
  listen?: (origin: string, token: string) => Promise<EventLog>;
  now?: () => Date;
}

/** The run cannot start because the sign-in failed. */
export class SignInError extends Error {}

const describedCall = (name: EndpointName): DescribedCall => describedCalls.find(call => call.name === name)!;

async function signIn(run: ConformanceRun): Promise<{ token: string; ms: number }> {
  const call = describedCall('account.signIn');
  const response = await createRequester(run)(call.endpoint, {
    body: { email: run.email, password: run.password },
  });
  const { verdict, deviations, reply } = judge(call, response);
  const token = isObject(reply) && typeof reply.token === 'string' ? reply.token : '';
  if (token && verdict === 'conforms') return { token, ms: response.ms };
  const why =
    verdict === 'conforms'
      ? 'the account must set a new password first'
      : deviations.map(formatDeviation).join('; ') || 'refused';
  throw new SignInError(`The sign-in failed. ${call.endpoint.route}: ${why}`);
}

/** Returns false if no record is known that the call needs. */
async function tryRead(call: DescribedCall, outcomes: CallOutcomes, known: KnownRecords): Promise<boolean> {
  const plan = createReadPlan(call, known);
  if (typeof plan === 'string') {
    outcomes.outcomeOf(call).why = plan;
    return false;
  }
  const replies: unknown[] = [];
  for (const args of plan.requests) {
    const { verdict, reply } = await outcomes.request(call, args, plan.documented);
    known.learn(call, reply);
    replies.push(reply);
    // After one failure the other requests would only wait for the timeout again.
    if (verdict !== 'conforms') return true;
  }
  outcomes.addDeviations(call, ...(plan.check?.(replies) ?? []));
  if (!call.endpoint.isPublic) await outcomes.requestWithoutToken(call, plan.requests[0]!);
  return true;
}

/** Reads lists first, because other calls need their records, and retries calls without records at the end. */
async function tryReads(calls: DescribedCall[], outcomes: CallOutcomes, known: KnownRecords) {
  const listsFirst = [...calls].sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  const postponed: DescribedCall[] = [];
  for (const call of listsFirst) if (!(await tryRead(call, outcomes, known))) postponed.push(call);
  for (const call of postponed) await tryRead(call, outcomes, known);
}

const UNKNOWN_ID = '000000000000000000000000';

/** Requests records that do not exist, to learn the platform's error format. */
async function requestMissingRecords(outcomes: CallOutcomes, isIncluded: (call: DescribedCall) => boolean) {
  for (const name of ['roles.info', 'applications.info', 'subscription-plans.info'] as const) {
    const call = describedCall(name);
    // If existing records are refused, so is a missing one.
    if (!isIncluded(call) || outcomes.outcomeOf(call).verdict !== 'conforms') continue;
    const { verdict, reply } = await outcomes.request(call, { path: { id: UNKNOWN_ID } }, [400, 404, 422]);
    if (verdict === 'conforms' && reply !== undefined)
      outcomes.addDeviations(call, 'returns a record that does not exist');
  }
}

const sortedConventions = (conventions: Map<string, Set<string>>): Convention[] =>
  [...conventions]
    .map(([description, calls]) => ({ description, calls: [...calls] }))
    .sort((a, b) => a.description.localeCompare(b.description));

/** Sends every call of the contract to a platform and reports the results. Throws `SignInError` if the sign-in fails. */
export async function checkConformance(run: ConformanceRun): Promise<Report> {
  const { token, ms } = await signIn(run);
  const outcomes = new CallOutcomes(createRequester(run), token);
  const known = new KnownRecords();
  const signInOutcome = outcomes.outcomeOf(describedCall('account.signIn'));
  Object.assign(signInOutcome, { verdict: 'conforms', callCount: 1, slowest: ms });

  const events = await run.listen?.(run.origin, token);
  const isIncluded = ({ area }: DescribedCall) => !run.only || run.only.includes(area);
  // The report names the role of the account.
  const ownAccount = describedCall('account.me');
  const reads = describedCalls.filter(
    call => call.endpoint.shows && (isIncluded(call) || call === ownAccount),
  );
  await tryReads(reads, outcomes, known);
  await requestMissingRecords(outcomes, isIncluded);
  const ping = known.reply('proxy.ping');
  if (isObject(ping) && 'Configuration File' in ping && ping['Configuration File'] !== 'OK')
    outcomes.outcomeOf(describedCall('proxy.ping')).remarks.push('reports that the proxy server is not OK');
  const leftovers = run.write ? await runWrites(outcomes, known, isIncluded) : [];
  const otherDeviations = events ? await judgeEvents(events, outcomes, run.write === true) : [];
  for (const call of describedCalls) {
    const outcome = outcomes.outcomeOf(call);
    if (outcome.verdict === 'notTried')
      outcome.why ??= isIncluded(call) ? skipReason(call, run.write === true) : 'not an area of --only';
  }

  const me = known.reply('account.me');
  const { lists, references, errors, events: socketEvents }: Conventions = outcomes.conventions;
  return {
    platform: run.origin,
    at: (run.now?.() ?? new Date()).toISOString(),
    role: isObject(me) && typeof me.role === 'string' ? me.role : 'an account without a role',
    wrote: run.write === true,
    outcomes: describedCalls.map(call => outcomes.outcomeOf(call)),
    otherDeviations,
    conventions: {
      lists: sortedConventions(lists),
      references: sortedConventions(references),
      errors: sortedConventions(errors),
      events: sortedConventions(socketEvents),
    },
    leftovers,
  };
}
