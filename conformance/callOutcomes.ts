import type { DescribedCall } from '../openapi/calls.ts';
import type { AnyEndpointArgs } from '../src/platform/endpoint.ts';
import type { EndpointName } from '../src/platform/index.ts';
import { isObject } from '../src/platform/shape.ts';
import { uniqueDeviations } from './compare.ts';
import { Conventions, errorStyle, listShape } from './conventions.ts';
import { judge, type Judgement } from './judge.ts';
import type { CallOutcome } from './report/report.ts';
import type { CallResponse, RequestCall } from './requester.ts';

const RANK = { notTried: 0, conforms: 1, refused: 2, deviates: 3 } as const;

/** One outcome for each call: the worst verdict of all its replies. */
export class CallOutcomes {
  readonly #outcomes = new Map<EndpointName, CallOutcome>();
  readonly conventions = new Conventions();

  constructor(
    private readonly ask: RequestCall,
    private readonly token: string,
  ) {}

  outcomeOf({ name, endpoint, section }: DescribedCall): CallOutcome {
    const known = this.#outcomes.get(name);
    if (known) return known;
    const outcome: CallOutcome = {
      call: name,
      route: endpoint.route,
      section,
      verdict: 'notTried',
      deviations: [],
      remarks: [],
      callCount: 0,
      slowest: 0,
    };
    this.#outcomes.set(name, outcome);
    return outcome;
  }

  addJudgement(call: DescribedCall, { verdict, deviations }: Pick<Judgement, 'verdict' | 'deviations'>) {
    const outcome = this.outcomeOf(call);
    if (RANK[verdict] > RANK[outcome.verdict]) outcome.verdict = verdict;
    outcome.deviations = uniqueDeviations([...outcome.deviations, ...deviations]);
    delete outcome.why;
  }

  addDeviations(call: DescribedCall, ...whats: string[]) {
    if (whats.length)
      this.addJudgement(call, { verdict: 'deviates', deviations: whats.map(what => ({ what })) });
  }

  /** Sends a call, with the token of the run by default, and checks its reply against the contract. */
  async request(
    call: DescribedCall,
    ask: AnyEndpointArgs,
    documented: readonly number[] = [],
    token = this.token,
  ): Promise<Judgement> {
    const answer = await this.ask(call.endpoint, ask, call.endpoint.isPublic ? undefined : token);
    const judged = judge(
      call,
      answer,
      (where, form) =>
        Conventions.add(
          this.conventions.references,
          form === 'id' ? 'as the id' : 'as the record',
          `${call.name} ${where}`,
        ),
      documented,
    );
    this.#heard(call, answer, judged);
    this.addJudgement(call, judged);
    return judged;
  }

  /** Sends a call without the token that it requires. */
  async requestWithoutToken(call: DescribedCall, ask: AnyEndpointArgs) {
    const answer = await this.ask(call.endpoint, ask);
    if (answer.lost) return;
    this.#style(call, answer);
    const isRefused = [401, 403].includes(answer.status) || judge(call, answer).verdict === 'refused';
    if (!isRefused) this.addDeviations(call, `answered ${answer.status} without a token`);
  }

  #heard(call: DescribedCall, answer: CallResponse, { reply }: Judgement) {
    const outcome = this.outcomeOf(call);
    outcome.callCount += 1;
    outcome.slowest = Math.max(outcome.slowest, answer.ms);
    this.#style(call, answer);
    const shape = listShape(reply);
    if (shape && call.method === 'get') Conventions.add(this.conventions.lists, shape, call.name);
    if (isObject(reply) && reply.mailError === true)
      outcome.remarks.push('says that the mail failed (mailError)');
  }

  #style(call: DescribedCall, answer: CallResponse) {
    if (!answer.lost && answer.status >= 400)
      Conventions.add(this.conventions.errors, errorStyle(answer), call.name);
  }

  get outcomes(): CallOutcome[] {
    return [...this.#outcomes.values()];
  }
}
