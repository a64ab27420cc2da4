import { describedCalls, type DescribedCall } from '../openapi/calls.ts';
import type { AreaName, EndpointName } from '../src/platform/index.ts';
import { isObject } from '../src/platform/shape.ts';
import { CallOutcomes } from './asked.ts';
import { asker, type Asking } from './asking.ts';
import { Customs } from './customs.ts';
import { judgeEvents, type Events } from './events.ts';
import { judge } from './judge.ts';
import { KnownRecords } from './known.ts';
import { readPlan } from './reads.ts';
import { lineOf, type Custom, type Report } from './report/report.ts';
import { whyNot, writes } from './writes.ts';

export interface ConformanceRun extends Asking {
  email: string;
  password: string;
  /** Whether to make, change and remove records, too. */
  write?: boolean;
  /** The areas to ask (`roles`); all unless said. */
  only?: readonly AreaName[] | undefined;
  /** Listens to what the platform tells of changes; undefined where nobody listens. */
  listen?: (origin: string, token: string) => Promise<Events>;
  now?: () => Date;
}

/** The run cannot begin: nobody could be signed in. */
export class NotSignedIn extends Error {}

const callNamed = (name: EndpointName): DescribedCall => describedCalls.find(call => call.name === name)!;

async function signIn(run: ConformanceRun): Promise<{ token: string; ms: number }> {
  const call = callNamed('account.signIn');
  const answer = await asker(run)(call.endpoint, { body: { email: run.email, password: run.password } });
  const { verdict, deviations, reply } = judge(call, answer);
  const token = isObject(reply) && typeof reply.token === 'string' ? reply.token : '';
  if (token && verdict === 'conforms') return { token, ms: answer.ms };
  const why =
    verdict === 'conforms'
      ? 'a password must be chosen for this account first'
      : deviations.map(lineOf).join('; ') || 'refused';
  throw new NotSignedIn(`Nobody is signed in. ${call.endpoint.route}: ${why}`);
}

/** Reads, and answers whether there was something to ask with. */
async function read(call: DescribedCall, asked: CallOutcomes, known: KnownRecords): Promise<boolean> {
  const plan = readPlan(call, known);
  if (typeof plan === 'string') {
    asked.of(call).why = plan;
    return false;
  }
  const replies: unknown[] = [];
  for (const ask of plan.asks) {
    const { verdict, reply } = await asked.try(call, ask, plan.documented);
    known.learn(call, reply);
    replies.push(reply);
    // What is lost once is not waited for again.
    if (verdict !== 'conforms') return true;
  }
  asked.deviates(call, ...(plan.check?.(replies) ?? []));
  if (!call.endpoint.open) await asked.withoutToken(call, plan.asks[0]!);
  return true;
}

/** Lists first: they have the records that other calls are asked with. What lacks something is tried again after the rest. */
async function readAll(calls: DescribedCall[], asked: CallOutcomes, known: KnownRecords) {
  const inOrder = [...calls].sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  const lacking: DescribedCall[] = [];
  for (const call of inOrder) if (!(await read(call, asked, known))) lacking.push(call);
  for (const call of lacking) await read(call, asked, known);
}

const NO_RECORD = '000000000000000000000000';

/** Asks for what there is not: how the platform says so is one of its customs. */
async function provoke(asked: CallOutcomes, isAsked: (call: DescribedCall) => boolean) {
  for (const name of ['roles.info', 'applications.info', 'subscription-plans.info'] as const) {
    const call = callNamed(name);
    // Where a real one is refused, so is this.
    if (!isAsked(call) || asked.of(call).verdict !== 'conforms') continue;
    const { verdict, reply } = await asked.try(call, { path: { id: NO_RECORD } }, [400, 404, 422]);
    if (verdict === 'conforms' && reply !== undefined)
      asked.deviates(call, 'answers a record that there is not');
  }
}

const customOf = (ways: Map<string, Set<string>>): Custom[] =>
  [...ways].map(([way, at]) => ({ way, at: [...at] })).sort((a, b) => a.way.localeCompare(b.way));

/** Asks a platform everything that the contract has, and says what came of it. */
export async function conformance(run: ConformanceRun): Promise<Report> {
  const { token, ms } = await signIn(run);
  const asked = new CallOutcomes(asker(run), token);
  const known = new KnownRecords();
  const first = asked.of(callNamed('account.signIn'));
  Object.assign(first, { verdict: 'conforms', asked: 1, slowest: ms });

  const events = await run.listen?.(run.origin, token);
  const isAsked = ({ area }: DescribedCall) => !run.only || run.only.includes(area);
  // Whoever reads the report wants to know as whom it was asked.
  const own = callNamed('account.me');
  const reads = describedCalls.filter(call => call.endpoint.shows && (isAsked(call) || call === own));
  await readAll(reads, asked, known);
  await provoke(asked, isAsked);
  const ping = known.reply('proxy.ping');
  if (isObject(ping) && 'Configuration File' in ping && ping['Configuration File'] !== 'OK')
    asked.of(callNamed('proxy.ping')).remarks.push('says that the proxy server is not OK');
  const left = run.write ? await writes(asked, known, isAsked) : [];
  const besides = events ? await judgeEvents(events, asked, run.write === true) : [];
  for (const call of describedCalls) {
    const outcome = asked.of(call);
    if (outcome.verdict === 'notTried')
      outcome.why ??= isAsked(call) ? whyNot(call, run.write === true) : 'left out of this run';
  }

  const me = known.reply('account.me');
  const { lists, references, errors, events: heard }: Customs = asked.customs;
  return {
    platform: run.origin,
    at: (run.now?.() ?? new Date()).toISOString(),
    role: isObject(me) && typeof me.role === 'string' ? me.role : 'somebody without a role',
    wrote: run.write === true,
    outcomes: describedCalls.map(call => asked.of(call)),
    besides,
    customs: {
      lists: customOf(lists),
      references: customOf(references),
      errors: customOf(errors),
      events: customOf(heard),
    },
    left,
  };
}
