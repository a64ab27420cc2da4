import type { RaRecord } from 'react-admin';
import { asSent } from '../../client/asSent.ts';
import { readList } from '../../client/dialect.ts';
import { gone } from '../../client/failures.ts';
import { isEquivalent } from '../../data/isEquivalent.ts';
import { confirmedWrite } from '../../data/writes.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { AnyEndpoint, Route } from '../../platform/endpoint.ts';
import type { Verbatim } from '../../platform/verbatim.ts';
import { actionsByRoute } from '../actions/index.ts';
import type { Inverse } from './entry.ts';
import { withPieceBefore } from './pieces.ts';
import { performCall } from './undoCalls.ts';

type Values = Record<string, unknown>;

/** One step of undoing an entry, with the record, or the text of the document, as it is now. */
export interface Step {
  inverse: Inverse;
  now?: Values;
  text?: string;
  error?: unknown;
}

/** Somebody has changed the same place of a document. */
export const CHANGED = new Error('changed');

/** The fields that somebody has changed since. */
export const movedIn = ({ inverse: { left = {}, before = {} }, now }: Step) =>
  now
    ? Object.keys(left).filter(
        field =>
          !isEquivalent(left[field], now[field], { field, sent: true }) &&
          !isEquivalent(now[field], before[field], { field }),
      )
    : [];

/** The same step once the person has seen what is there now. */
export const asSeen = ({ inverse, now }: Step): Inverse =>
  now && inverse.left
    ? { ...inverse, left: Object.fromEntries(Object.keys(inverse.left).map(name => [name, now[name]])) }
    : inverse;

const reads = new Map<Route, AnyEndpoint>(
  [...actionsByRoute.values()].flatMap(({ rule: { within, document } }) =>
    [within, document].flatMap(endpoint => (endpoint ? [[endpoint.route, endpoint] as const] : [])),
  ),
);
const endpointOf = (route: Route) => actionsByRoute.get(route)?.endpoint ?? reads.get(route)!;

/** Reads what a step would change. */
export async function readStep(inverse: Inverse, dataProvider: ConsoleDataProvider): Promise<Step> {
  const { resource, id, read, piece } = inverse;
  if (resource) return { inverse, now: (await dataProvider.getOne(resource, { id: id! })).data };
  if (!read) return { inverse };
  const reply: unknown = await dataProvider.call(endpointOf(read.call), read.ask);
  if (piece) return { inverse, text: (reply as Verbatim<unknown> | null)?.text ?? '' };
  const now = id ? readList<Values>(reply).data.find(({ _id }) => _id === id) : (reply as Values);
  if (!now) throw gone();
  return { inverse, now };
}

/** Performs a step on what was read; throws `CHANGED` where a piece of a document is no longer as it was left. */
export async function performStep(step: Step, dataProvider: ConsoleDataProvider) {
  const { call, ask = {}, resource, id, piece, before } = step.inverse;
  if (!piece && !before) return performCall({ endpoint: endpointOf(call!), args: ask }, dataProvider);
  const wanted = piece && withPieceBefore(step.text!, piece);
  if (piece && wanted === undefined) throw CHANGED;
  const isBefore = ({ now, text }: Step) =>
    piece
      ? text === wanted
      : Object.entries(before!).every(([field, value]) => isEquivalent(now?.[field], value, { field }));
  if (isBefore(step)) return;
  const whole = { ...step.now, ...before };
  const write = () =>
    call
      ? dataProvider.call(endpointOf(call), { ...ask, body: wanted ?? whole })
      : dataProvider.update(resource!, {
          id: id!,
          data: asSent(resource!, whole),
          previousData: step.now as RaRecord,
        });
  await confirmedWrite(write, async () => isBefore(await readStep(step.inverse, dataProvider)));
}
