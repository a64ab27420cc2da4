import type { Area } from '../../i18n/areas.ts';
import type { ConsoleDataProvider } from '../data/dataProvider.ts';
import type { AnyAsk, AnyEndpoint, EndpointArgs, ReplyOf, Route } from '../platform/endpoint.ts';
import type { ResourceName } from '../platform/resources.ts';
import type { JournalIcon, Reason, Said } from './journal/entry.ts';

type Values = Record<string, unknown>;

/** A write as a value: how it is performed, and verified after a lost reply. */
export interface Action<Args, Reply = unknown> {
  perform(args: Args, dataProvider: ConsoleDataProvider): Promise<Reply>;
  /** Separates runs that may be asked for beside each other; else its arguments do. */
  key?(args: Args): string;
  /** Reads whether the platform did it. Asked after a lost reply. */
  isDone?(args: Args, dataProvider: ConsoleDataProvider): Promise<boolean>;
}

/** A write that was done, with what was known when it was sent. */
export interface Write {
  path: Record<string, string>;
  body: Values;
  reply: Values;
  /** The body where it is a document. */
  text?: string;
  /** The record, or `{ text }` of a document, as it was just before, where that is known. */
  before?: Values | undefined;
  /** What is known of the record with this id. */
  known(id: unknown): Values | undefined;
  /** The arguments of the call whose reply has the record with this id. */
  askFor(route: Route, id: unknown): unknown;
}

/** A call with its arguments. */
export interface Invocation {
  endpoint: AnyEndpoint;
  args: AnyAsk;
  /** It deletes something: the journal asks first. */
  removes?: true;
  /** It overwrites fields of a record that are these values after the write: the journal asks where they no longer are. */
  overwrites?: { resource: ResourceName; id: string; left: Values };
}

export const invoke = <E extends AnyEndpoint>(endpoint: E, args: EndpointArgs<E>): Invocation => ({
  endpoint,
  args: args as AnyAsk,
});

/** What the journal says of an endpoint, and how that is undone. */
export interface JournalRule {
  /** Its sentence, `journal.did.<name>`. For `created` and `deleted` the area's own `journal.<name>` is preferred. */
  name: Said;
  icon: JournalIcon;
  /** To whom or what it is done, as a record or its id. */
  target?(write: Write): unknown;
  /** The other gaps of the sentence, in the same way. */
  gaps?(write: Write): Record<string, unknown>;
  /** In which application. */
  where?(write: Write): unknown;
  /** The calls that reverse it. */
  inverse?(write: Write): Invocation[];
  /** Why it cannot be undone. */
  never?: Reason;
  /** It replaces a record of this resource. */
  saves?: ResourceName;
  /** It replaces the reply of this endpoint, or one record in it; the texts of this area name the fields. */
  within?: AnyEndpoint;
  area?: Area;
  /** It replaces the document that this endpoint answers. */
  document?: AnyEndpoint;
}

/** The action that is one call of an endpoint. */
export interface EndpointAction<E extends AnyEndpoint> extends Action<EndpointArgs<E>, ReplyOf<E>> {
  endpoint: E;
  rule: JournalRule;
}

/** The action of an endpoint that is known at run time only. */
export interface AnyEndpointAction extends Action<AnyAsk> {
  endpoint: AnyEndpoint;
  rule: JournalRule;
}

/** States the action of an endpoint beside what the journal says of it. */
export const defineAction = <E extends AnyEndpoint>(
  endpoint: E,
  { isDone, ...rule }: JournalRule & Pick<EndpointAction<E>, 'isDone'>,
): EndpointAction<E> => ({
  endpoint,
  rule,
  perform: (args, { call }) => call(endpoint, args),
  ...(isDone && { isDone }),
});
