import type { DescribedCall } from '../openapi/calls.ts';
import type { AnyEndpointArgs } from '../src/platform/endpoint.ts';
import type { EndpointName } from '../src/platform/index.ts';
import { isRecord } from '../src/platform/schema.ts';
import { isObject } from '../src/platform/shape.ts';
import type { CallOutcomes } from './callOutcomes.ts';
import type { KnownRow } from './knownRecords.ts';

/** A record that this run created. */
export type CreatedRecord = KnownRow & { _id: string };

interface CleanUpCall {
  description: string;
  call: EndpointName;
  args: AnyEndpointArgs;
}

/** Sends calls that write, and keeps a list of the records to remove at the end. */
export class WriteRun {
  /** The name prefix of all records of this run, so that leftovers can be recognized. */
  readonly prefix = `conformance-${Date.now().toString(36)}`;
  readonly leftovers: string[] = [];
  readonly #cleanUpCalls: CleanUpCall[] = [];

  constructor(
    private readonly outcomes: CallOutcomes,
    private readonly findCall: (name: EndpointName) => DescribedCall | undefined,
  ) {}

  /** Sends a call, with the token of a user of this run if given. The reply must contain the fields in `expected`. */
  async write(
    name: EndpointName,
    args: AnyEndpointArgs,
    expected: KnownRow = {},
    token?: string,
  ): Promise<{ done: boolean; reply: unknown }> {
    const call = this.findCall(name);
    if (!call) return { done: false, reply: undefined };
    const { verdict, reply } = await this.outcomes.request(call, args, [], token);
    if (verdict !== 'conforms') return { done: false, reply };
    if (isObject(reply)) {
      const differing = Object.entries(expected).filter(
        ([field, value]) => JSON.stringify(reply[field]) !== JSON.stringify(value),
      );
      this.outcomes.addDeviations(
        call,
        ...differing.map(([field]) => `returns another ${field} than was sent`),
      );
    }
    return { done: true, reply };
  }

  /** Signs in a user of this run. Returns undefined if the platform requires a verified email or a new password first. */
  async signIn(email: string, password: string): Promise<string | undefined> {
    const call = this.findCall('account.signIn');
    const { reply } = call
      ? await this.outcomes.request(call, { body: { email, password } }, [401, 403, 422])
      : {};
    return isObject(reply) && typeof reply.token === 'string' ? reply.token : undefined;
  }

  /** Creates a record that `cleanUp` removes by calling `remove`, unless it is removed together with another record (`undefined`). */
  async create(
    description: string,
    name: EndpointName,
    args: AnyEndpointArgs,
    remove: EndpointName | undefined,
    expected: KnownRow = {},
  ): Promise<CreatedRecord | undefined> {
    const call = this.findCall(name);
    if (!call) return undefined;
    const { done, reply } = await this.write(name, args, expected);
    if (isObject(reply) && isRecord(reply)) {
      if (remove)
        this.#cleanUpCalls.push({
          description: `${description} ${String(reply._id)}`,
          call: remove,
          args: { path: { id: String(reply._id) } },
        });
      return reply as CreatedRecord;
    }
    // The record may exist although the reply has no _id.
    const outcome = this.outcomes.outcomeOf(call);
    if (
      remove &&
      outcome.verdict !== 'refused' &&
      !outcome.deviations.some(deviation => /^status 4\d\d/.test(deviation.what))
    )
      this.leftovers.push(
        `perhaps ${description}, named ${this.prefix}: the response to its creation had no _id`,
      );
    else if (done) this.outcomes.addDeviations(call, 'returns no _id of the created record');
    return undefined;
  }

  /** Removes all created records, the newest first. */
  async cleanUp() {
    for (const { description, call, args } of this.#cleanUpCalls.reverse()) {
      const { done } = await this.write(call, args);
      if (!done) this.leftovers.push(`${description}, named ${this.prefix}`);
    }
  }
}
