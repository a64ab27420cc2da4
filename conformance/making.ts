import type { DescribedCall } from '../openapi/calls.ts';
import type { AnyAsk } from '../src/platform/endpoint.ts';
import type { EndpointName } from '../src/platform/index.ts';
import { isObject, isRecord } from '../src/platform/shape.ts';
import type { CallOutcomes } from './asked.ts';
import type { KnownRow } from './known.ts';

/** A record that this run made. */
export type Made = KnownRow & { _id: string };

interface Undo {
  what: string;
  call: EndpointName;
  ask: AnyAsk;
}

/** Asks calls that change something, and remembers what is to be removed again. */
export class Making {
  /** Names what this run makes, so that whoever finds one of it knows what it is. */
  readonly run = `conformance-${Date.now().toString(36)}`;
  readonly left: string[] = [];
  readonly #undo: Undo[] = [];

  constructor(
    private readonly asked: CallOutcomes,
    private readonly find: (name: EndpointName) => DescribedCall | undefined,
  ) {}

  /** Asks a call, as somebody made by this run where a token is given; answers whether it was done, and with what. Fields in `shows` must be in the reply as they are there. */
  async act(
    name: EndpointName,
    ask: AnyAsk,
    shows: KnownRow = {},
    token?: string,
  ): Promise<{ done: boolean; reply: unknown }> {
    const call = this.find(name);
    if (!call) return { done: false, reply: undefined };
    const { verdict, reply } = await this.asked.try(call, ask, [], token);
    if (verdict !== 'conforms') return { done: false, reply };
    if (isObject(reply)) {
      const other = Object.entries(shows).filter(
        ([field, value]) => JSON.stringify(reply[field]) !== JSON.stringify(value),
      );
      this.asked.deviates(
        call,
        ...other.map(([field]) => `answers another ${field} than the one that was sent`),
      );
    }
    return { done: true, reply };
  }

  /** Signs in somebody made by this run; answers the token, undefined where the platform first wants a verified e-mail or another password. */
  async signIn(email: string, password: string): Promise<string | undefined> {
    const call = this.find('account.signIn');
    const { reply } = call ? await this.asked.try(call, { body: { email, password } }, [401, 403, 422]) : {};
    return isObject(reply) && typeof reply.token === 'string' ? reply.token : undefined;
  }

  /** Makes a record, to be removed by `remove` when all is done; nothing removes what goes with another (`undefined`). */
  async make(
    what: string,
    name: EndpointName,
    ask: AnyAsk,
    remove: EndpointName | undefined,
    shows: KnownRow = {},
  ): Promise<Made | undefined> {
    const call = this.find(name);
    if (!call) return undefined;
    const { done, reply } = await this.act(name, ask, shows);
    if (isObject(reply) && isRecord(reply)) {
      if (remove)
        this.#undo.push({
          what: `${what} ${String(reply._id)}`,
          call: remove,
          ask: { path: { id: String(reply._id) } },
        });
      return reply as Made;
    }
    // It may have been made all the same: no answer that can be read says what it is called.
    const outcome = this.asked.of(call);
    if (
      remove &&
      outcome.verdict !== 'refused' &&
      !outcome.deviations.some(deviation => /^answered 4\d\d/.test(deviation.what))
    )
      this.left.push(`perhaps ${what}, named ${this.run}: its creation was not answered with its _id`);
    else if (done) this.asked.deviates(call, 'answers no _id of what it made');
    return undefined;
  }

  /** Removes everything that was made, the last first. */
  async cleanUp() {
    for (const { what, call, ask } of this.#undo.reverse()) {
      const { done } = await this.act(call, ask);
      if (!done) this.left.push(`${what}, named ${this.run}`);
    }
  }
}
