import type { AnyEndpointArgs } from '../../platform/endpoint.ts';
import type { AnyEndpointAction, Invocation, Write } from '../action.ts';
import { diffFields, type ChangedFields } from './changedFields.ts';
import type { Inverse } from './journalEntry.ts';
import { diffText } from './textPatch.ts';

/** The fields that a save changed. Undefined for other actions. */
export function diffWrite(
  { rule: { saves, parent }, endpoint }: AnyEndpointAction,
  { body, path, before, known }: Write,
): ChangedFields | undefined {
  return saves || parent ? diffFields(body, before ?? known(body._id ?? path.id), endpoint.body) : undefined;
}

const toInverse = ({ endpoint, args, removes, overwrites }: Invocation): Inverse => ({
  call: endpoint.route,
  ask: args,
  ...(removes && { removes }),
  ...overwrites,
});

/** The inverses of a write, or none if it cannot be undone. */
export function writeInverse(
  { endpoint: { route }, rule }: AnyEndpointAction,
  write: Write,
  changed: ChangedFields | undefined,
): Inverse[] {
  const { path, body, text, before, reply, argsFor } = write;
  const id = String(body._id ?? path.id ?? '');
  const { left, before: prior } = changed ?? {};
  if (left && prior && Object.keys(left).length) {
    if (rule.saves) return [{ resource: rule.saves, id, left, before: prior }];
    const call = rule.parent!.route;
    const ask = id ? argsFor(call, id) : {};
    return ask
      ? [
          {
            call: route,
            ask: { path },
            read: { call, ask: ask as AnyEndpointArgs },
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
        piece: diffText(before.text, typeof reply.text === 'string' ? reply.text : text),
      },
    ];
  return (rule.inverse?.(write) ?? []).map(toInverse);
}
