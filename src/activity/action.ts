import type { Area } from '../../i18n/areas.ts';
import type { ConsoleDataProvider } from '../data/dataProvider.ts';
import type {
  AnyEndpoint,
  AnyEndpointArgs,
  EndpointArgs,
  EndpointRoute,
  ReplyOf,
} from '../platform/endpoint.ts';
import type { ResourceName } from '../platform/resources.ts';
import type { JournalIcon, NeverReason, SentenceName } from './journal/journalEntry.ts';

type RecordValues = Record<string, unknown>;

/** A write as a value: how to perform it, and how to verify it after a lost reply. */
export interface Action<Args, Reply = unknown> {
  perform(args: Args, dataProvider: ConsoleDataProvider): Promise<Reply>;
  /** Separates runs that may be concurrent. The default is the arguments as JSON. */
  key?(args: Args): string;
  /** Reads whether the platform applied the write. Called after a lost reply. */
  isDone?(args: Args, dataProvider: ConsoleDataProvider): Promise<boolean>;
}

/** An applied write, with the cached records at the time of its request. */
export interface Write {
  path: Record<string, string>;
  body: RecordValues;
  reply: RecordValues;
  /** The body, if it is a document. */
  text?: string;
  /** The record before the write, or `{ text }` of a document. */
  before?: RecordValues | undefined;
  /** Returns the cached record with this ID. */
  known(id: unknown): RecordValues | undefined;
  /** Returns the arguments of the cached call whose reply contains the record with this ID. */
  argsFor(route: EndpointRoute, id: unknown): unknown;
}

/** An endpoint with the arguments of a call. */
export interface Invocation {
  endpoint: AnyEndpoint;
  args: AnyEndpointArgs;
  /** The call deletes something, so the journal asks for confirmation. */
  removes?: true;
  /** Values of the overwritten fields after the write. If they have changed since, the journal asks before overwriting them. */
  overwrites?: { resource: ResourceName; id: string; left: RecordValues };
}

export const invoke = <E extends AnyEndpoint>(endpoint: E, args: EndpointArgs<E>): Invocation => ({
  endpoint,
  args: args as AnyEndpointArgs,
});

/** How the journal describes a call of an endpoint and undoes it. */
export interface JournalRule {
  /** The sentence, `journal.did.<name>`. For `created` and `deleted`, `journal.<name>` of the area is preferred. */
  name: SentenceName;
  icon: JournalIcon;
  /** The changed record, or its ID. */
  target?(write: Write): unknown;
  /** The other placeholders of the sentence, as records, IDs or texts. */
  interpolation?(write: Write): Record<string, unknown>;
  /** The application in which it happened, as a record or its ID. */
  where?(write: Write): unknown;
  /** The calls that reverse the write. */
  inverse?(write: Write): Invocation[];
  /** The reason why it cannot be undone. */
  never?: NeverReason;
  /** The resource whose record the call replaces. */
  saves?: ResourceName;
  /** The endpoint whose reply, or a record in it, the call replaces. The texts of `area` name the fields. */
  parent?: AnyEndpoint;
  area?: Area;
  /** The endpoint whose reply is the document that the call replaces. */
  document?: AnyEndpoint;
}

/** An action that is one call of an endpoint. */
export interface EndpointAction<E extends AnyEndpoint> extends Action<EndpointArgs<E>, ReplyOf<E>> {
  endpoint: E;
  rule: JournalRule;
}

/** The action of an endpoint that is known only at run time. */
export interface AnyEndpointAction extends Action<AnyEndpointArgs> {
  endpoint: AnyEndpoint;
  rule: JournalRule;
}

/** Defines the action of an endpoint together with its journal rule. */
export const defineAction = <E extends AnyEndpoint>(
  endpoint: E,
  { isDone, ...rule }: JournalRule & Pick<EndpointAction<E>, 'isDone'>,
): EndpointAction<E> => ({
  endpoint,
  rule,
  perform: (args, { call }) => call(endpoint, args),
  ...(isDone && { isDone }),
});
