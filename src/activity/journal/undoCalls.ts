import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import type { AnyEndpointArgs } from '../../platform/endpoint.ts';
import { CallError } from '../../platform/errors.ts';
import { isObject } from '../../platform/shape.ts';
import type { AnyEndpointAction, Invocation, Write } from '../action.ts';
import { loadAction } from '../actions/loadAction.ts';
import { performAction } from '../performAction.ts';

const emptyCache: Pick<Write, 'known' | 'argsFor'> = { known: () => undefined, argsFor: () => undefined };

/** Converts the arguments and reply of a call into the write that journal rules read. */
export const journalWrite = (args: object, reply: unknown, cache = emptyCache): Write => {
  const { path, body, before } = args as AnyEndpointArgs & { before?: Record<string, unknown> };
  return {
    path: path ?? {},
    body: isObject(body) ? body : {},
    ...(typeof body === 'string' && { text: body }),
    reply: isObject(reply) ? reply : {},
    before,
    ...cache,
  };
};

/** The calls that reverse an action, from its rule. */
export const inverseCalls = ({ rule }: AnyEndpointAction, args: object, reply: unknown): Invocation[] =>
  rule.inverse?.(journalWrite(args, reply)) ?? [];

/** Performs a call once. After a lost reply, the action of its endpoint verifies it. */
export async function performCall({ endpoint, args }: Invocation, dataProvider: ConsoleDataProvider) {
  await performAction((await loadAction(endpoint.route))!, args, dataProvider);
}

/** Performs calls one by one in reverse order, because they may change the same list. A deletion that gets 404 counts as done. */
export async function undoCalls(calls: readonly Invocation[], dataProvider: ConsoleDataProvider) {
  for (const call of calls.toReversed()) {
    try {
      await performCall(call, dataProvider);
    } catch (error) {
      const isGone = error instanceof CallError && error.status === 404;
      if (!isGone || !call.endpoint.route.startsWith('DELETE ')) throw error;
    }
  }
  return true;
}
