import type { AnyAsk, Route } from '../platform/endpoint.ts';
import { changedBy, type Changed } from './changed.ts';
import type { Deed, Made } from './deeds.ts';
import type { Inverse } from './entry.ts';
import { pieceOf } from './pieces.ts';

/** What a save of a record changed of it; nothing of what is no save of one. */
export function changeOf({ saves, within }: Deed, { body, path, before, known }: Made): Changed | undefined {
  return saves || within ? changedBy(body, before ?? known(body._id ?? path.id)) : undefined;
}

/** How a change is taken back, as far as that is known. */
export function inverseOf(route: Route, deed: Deed, made: Made, changed: Changed | undefined): Inverse[] {
  const { path, body, text, before, reply, askFor } = made;
  const id = String(body._id ?? path.id ?? '');
  const { left, before: prior } = changed ?? {};
  if (left && prior && Object.keys(left).length) {
    if (deed.saves) return [{ resource: deed.saves, id, left, before: prior }];
    const ask = id ? askFor(deed.within!, id) : {};
    return ask
      ? [
          {
            call: route,
            ask: { path },
            read: { call: deed.within!, ask: ask as AnyAsk },
            ...(id && { id }),
            left,
            before: prior,
          },
        ]
      : [];
  }
  if (deed.document && text !== undefined && typeof before?.text === 'string')
    return [
      {
        call: route,
        ask: { path },
        read: { call: deed.document, ask: { path } },
        piece: pieceOf(before.text, typeof reply.text === 'string' ? reply.text : text),
      },
    ];
  return deed.back?.(made) ?? [];
}
