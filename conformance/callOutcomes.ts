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
    private readonly send: RequestCall,
    private readonly token: string,
  ) {}

  outcomeOf({ name, endpoint, section }: DescribedCall): CallOutcome {
    const existing = this.#outcomes.get(name);
    if (existing) return existing;
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

  addDeviations(call: DescribedCall, ...descriptions: string[]) {
    if (descriptions.length)
      this.addJudgement(call, { verdict: 'deviates', deviations: descriptions.map(what => ({ what })) });
  }

  /** Sends a call, with the token of the run by default, and checks its reply against the contract. */
  async request(
    call: DescribedCall,
    args: AnyEndpointArgs,
    documented: readonly number[] = [],
    token = this.token,
  ): Promise<Judgement> {
    const response = await this.send(call.endpoint, args, call.endpoint.isPublic ? undefined : token);
    const judgement = judge(
      call,
      response,
      (where, form) =>
        Conventions.add(
          this.conventions.references,
          form === 'id' ? 'as the id' : 'as the record',
          `${call.name} ${where}`,
        ),
      documented,
    );
    this.#recordResponse(call, response, judgement);
    this.addJudgement(call, judgement);
    return judgement;
  }

  /** Sends a call without the token that it requires. */
  async requestWithoutToken(call: DescribedCall, args: AnyEndpointArgs) {
    const response = await this.send(call.endpoint, args);
    if (response.lost) return;
    this.#recordErrorStyle(call, response);
    const isRefused = [401, 403].includes(response.status) || judge(call, response).verdict === 'refused';
    if (!isRefused) this.addDeviations(call, `status ${response.status} without a token`);
  }

  #recordResponse(call: DescribedCall, response: CallResponse, { reply }: Judgement) {
    const outcome = this.outcomeOf(call);
    outcome.callCount += 1;
    outcome.slowest = Math.max(outcome.slowest, response.ms);
    this.#recordErrorStyle(call, response);
    const shape = listShape(reply);
    if (shape && call.method === 'get') Conventions.add(this.conventions.lists, shape, call.name);
    if (isObject(reply) && reply.mailError === true)
      outcome.remarks.push('reports that the email failed (mailError)');
  }

  #recordErrorStyle(call: DescribedCall, response: CallResponse) {
    if (!response.lost && response.status >= 400)
      Conventions.add(this.conventions.errors, errorStyle(response), call.name);
  }

  get outcomes(): CallOutcome[] {
    return [...this.#outcomes.values()];
  }
}
