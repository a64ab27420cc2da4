import type { AnyAsk } from '../../platform/endpoint.ts';
import type { AnyEndpointAction, Invocation, Write } from '../action.ts';
import { changedBy, type ChangedFields } from './changed.ts';
import type { Inverse } from './entry.ts';
import { pieceOf } from './pieces.ts';

/** What the save of a record changed of it; undefined for other actions. */
export function changeOf(
  { rule: { saves, within } }: AnyEndpointAction,
  { body, path, before, known }: Write,
): ChangedFields | undefined {
  return saves || within ? changedBy(body, before ?? known(body._id ?? path.id)) : undefined;
}

const stored = ({ endpoint, args, removes, overwrites }: Invocation): Inverse => ({
  call: endpoint.route,
  ask: args,
  ...(removes && { removes }),
  ...overwrites,
});

/** How an action is undone, as far as that is known. */
export function inverseOfWrite(
  { endpoint: { route }, rule }: AnyEndpointAction,
  write: Write,
  changed: ChangedFields | undefined,
): Inverse[] {
  const { path, body, text, before, reply, askFor } = write;
  const id = String(body._id ?? path.id ?? '');
  const { left, before: prior } = changed ?? {};
  if (left && prior && Object.keys(left).length) {
    if (rule.saves) return [{ resource: rule.saves, id, left, before: prior }];
    const call = rule.within!.route;
    const ask = id ? askFor(call, id) : {};
    return ask
      ? [
          {
            call: route,
            ask: { path },
            read: { call, ask: ask as AnyAsk },
            ...(id && { id }),
            left,
            before: prior,
          },
        ]
      : [];
  }
  if (rule.document && text !== undefined && typeof before?.text === 'string')
    return [
      {
        call: route,
        ask: { path },
        read: { call: rule.document.route, ask: { path } },
        piece: pieceOf(before.text, typeof reply.text === 'string' ? reply.text : text),
      },
    ];
  return (rule.inverse?.(write) ?? []).map(stored);
}
