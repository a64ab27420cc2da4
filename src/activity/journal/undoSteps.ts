import type { RaRecord } from 'react-admin';
import { normalizeReferences } from '../../data/asSent.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList } from '../../data/dialect.ts';
import { gone } from '../../data/failures.ts';
import { isEquivalent } from '../../data/isEquivalent.ts';
import { confirmedWrite } from '../../data/writes.ts';
import type { Verbatim } from '../../platform/verbatim.ts';
import { loadAction, undoReadsOf } from '../actions/loadAction.ts';
import type { Inverse } from './entry.ts';
import { withPieceBefore } from './pieces.ts';
import { performCall } from './undoCalls.ts';

type Values = Record<string, unknown>;

/** One step of undoing an entry, with the record, or the text of the document, as it is now. */
export interface UndoStep {
  inverse: Inverse;
  now?: Values;
  text?: string;
  error?: unknown;
}

/** Somebody has changed the same place of a document. */
export const CHANGED = new Error('changed');

/** The fields that somebody has changed since. */
export const movedIn = ({ inverse: { left = {}, before = {} }, now }: UndoStep) =>
  now
    ? Object.keys(left).filter(
        field =>
          !isEquivalent(left[field], now[field], { field, sent: true }) &&
          !isEquivalent(now[field], before[field], { field }),
      )
    : [];

/** The same step once the person has seen what is there now. */
export const asSeen = ({ inverse, now }: UndoStep): Inverse =>
  now && inverse.left
    ? { ...inverse, left: Object.fromEntries(Object.keys(inverse.left).map(name => [name, now[name]])) }
    : inverse;

/** The endpoint that writes a step, and the one that reads what it would change. */
async function endpointsOf({ call, read }: Inverse) {
  const action = (await loadAction(call!))!;
  return { write: action.endpoint, read: undoReadsOf(action).find(({ route }) => route === read?.call) };
}

/** Reads what a step would change. */
export async function readStep(inverse: Inverse, dataProvider: ConsoleDataProvider): Promise<UndoStep> {
  const { resource, id, read, piece } = inverse;
  if (resource) return { inverse, now: (await dataProvider.getOne(resource, { id: id! })).data };
  if (!read) return { inverse };
  const endpoint = (await endpointsOf(inverse)).read!;
  const reply: unknown = await dataProvider.call(endpoint, read.ask);
  if (piece) return { inverse, text: (reply as Verbatim<unknown> | null)?.text ?? '' };
  const now = id ? readList<Values>(reply).data.find(({ _id }) => _id === id) : (reply as Values);
  if (!now) throw gone();
  return { inverse, now };
}

/** Performs a step on what was read; throws `CHANGED` where a piece of a document is no longer as it was left. */
export async function performStep(step: UndoStep, dataProvider: ConsoleDataProvider) {
  const { call, ask = {}, resource, id, piece, before } = step.inverse;
  const endpoint = call && (await endpointsOf(step.inverse)).write;
  if (!piece && !before) return performCall({ endpoint: endpoint!, args: ask }, dataProvider);
  const wanted = piece && withPieceBefore(step.text!, piece);
  if (piece && wanted === undefined) throw CHANGED;
  const isBefore = ({ now, text }: UndoStep) =>
    piece
      ? text === wanted
      : Object.entries(before!).every(([field, value]) => isEquivalent(now?.[field], value, { field }));
  if (isBefore(step)) return;
  const whole = { ...step.now, ...before };
  const write = () =>
    endpoint
      ? dataProvider.call(endpoint, { ...ask, body: wanted ?? whole })
      : dataProvider.replace(resource!, {
          id: id!,
          data: normalizeReferences(resource!, whole),
          previousData: step.now as RaRecord,
        });
  await confirmedWrite(write, async () => isBefore(await readStep(step.inverse, dataProvider)));
}
