import type { DescribedCall } from '../openapi/calls.ts';
import type { AnyAsk } from '../src/platform/endpoint.ts';
import type { EndpointName } from '../src/platform/index.ts';
import { isObject } from '../src/platform/shape.ts';
import type { AskCall, CallResponse } from './asking.ts';
import { uniqueDeviations } from './compare.ts';
import { Customs, errorStyle, listShape } from './customs.ts';
import { judge, type Judged } from './judge.ts';
import type { CallOutcome } from './report/report.ts';

const RANK = { notTried: 0, conforms: 1, refused: 2, deviates: 3 } as const;

/** What was asked so far: one outcome for each call, the worst of what its answers said. */
export class CallOutcomes {
  readonly #outcomes = new Map<EndpointName, CallOutcome>();
  readonly customs = new Customs();

  constructor(
    private readonly ask: AskCall,
    private readonly token: string,
  ) {}

  of({ name, endpoint, section }: DescribedCall): CallOutcome {
    const known = this.#outcomes.get(name);
    if (known) return known;
    const outcome: CallOutcome = {
      call: name,
      route: endpoint.route,
      section,
      verdict: 'notTried',
      deviations: [],
      remarks: [],
      asked: 0,
      slowest: 0,
    };
    this.#outcomes.set(name, outcome);
    return outcome;
  }

  note(call: DescribedCall, { verdict, deviations }: Pick<Judged, 'verdict' | 'deviations'>) {
    const outcome = this.of(call);
    if (RANK[verdict] > RANK[outcome.verdict]) outcome.verdict = verdict;
    outcome.deviations = uniqueDeviations([...outcome.deviations, ...deviations]);
    delete outcome.why;
  }

  deviates(call: DescribedCall, ...whats: string[]) {
    if (whats.length) this.note(call, { verdict: 'deviates', deviations: whats.map(what => ({ what })) });
  }

  /** Asks a call, as whoever runs this unless somebody else's token is given, and holds its answer against the contract. */
  async try(
    call: DescribedCall,
    ask: AnyAsk,
    documented: readonly number[] = [],
    token = this.token,
  ): Promise<Judged> {
    const answer = await this.ask(call.endpoint, ask, call.endpoint.open ? undefined : token);
    const judged = judge(
      call,
      answer,
      (where, form) =>
        Customs.note(
          this.customs.references,
          form === 'id' ? 'as the id' : 'as the record',
          `${call.name} ${where}`,
        ),
      documented,
    );
    this.#heard(call, answer, judged);
    this.note(call, judged);
    return judged;
  }

  /** Asks what a token is needed for without one. */
  async withoutToken(call: DescribedCall, ask: AnyAsk) {
    const answer = await this.ask(call.endpoint, ask);
    if (answer.lost) return;
    this.#style(call, answer);
    const isRefused = [401, 403].includes(answer.status) || judge(call, answer).verdict === 'refused';
    if (!isRefused) this.deviates(call, `answered ${answer.status} without a token`);
  }

  #heard(call: DescribedCall, answer: CallResponse, { reply }: Judged) {
    const outcome = this.of(call);
    outcome.asked += 1;
    outcome.slowest = Math.max(outcome.slowest, answer.ms);
    this.#style(call, answer);
    const shape = listShape(reply);
    if (shape && call.method === 'get') Customs.note(this.customs.lists, shape, call.name);
    if (isObject(reply) && reply.mailError === true)
      outcome.remarks.push('says that the mail failed (mailError)');
  }

  #style(call: DescribedCall, answer: CallResponse) {
    if (!answer.lost && answer.status >= 400)
      Customs.note(this.customs.errors, errorStyle(answer), call.name);
  }

  get outcomes(): CallOutcome[] {
    return [...this.#outcomes.values()];
  }
}
