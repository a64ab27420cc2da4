import type { RaRecord } from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList } from '../../data/dialect.ts';
import { notFoundError } from '../../data/failures.ts';
import { isEquivalent } from '../../data/isEquivalent.ts';
import { normalizeReferences } from '../../data/normalizeReferences.ts';
import { verifiedWriteOrThrow } from '../../data/writes.ts';
import type { Verbatim } from '../../platform/verbatim.ts';
import { loadAction, undoReads } from '../actions/loadAction.ts';
import type { Inverse } from './journalEntry.ts';
import { revertText } from './textPatch.ts';
import { performCall } from './undoCalls.ts';

type RecordValues = Record<string, unknown>;

/** One step of undoing an entry, with the current record or document text. */
export interface UndoStep {
  inverse: Inverse;
  now?: RecordValues;
  text?: string;
  error?: unknown;
}

/** Thrown if the part of the document to be undone has changed since. */
export const DOCUMENT_CHANGED = new Error('changed');

/** The fields that have changed since the entry. */
export const conflictingFields = ({ inverse: { left = {}, before = {} }, now }: UndoStep) =>
  now
    ? Object.keys(left).filter(
        field =>
          !isEquivalent(left[field], now[field], { field, sent: true }) &&
          !isEquivalent(now[field], before[field], { field }),
      )
    : [];

/** Returns the inverse with the current values as expected ones, after the user has agreed to overwrite them. */
export const acceptCurrent = ({ inverse, now }: UndoStep): Inverse =>
  now && inverse.left
    ? { ...inverse, left: Object.fromEntries(Object.keys(inverse.left).map(name => [name, now[name]])) }
    : inverse;

/** The endpoint that a step writes to, and the one that reads the current value. */
async function stepEndpoints({ call, read }: Inverse) {
  const action = (await loadAction(call!))!;
  return { write: action.endpoint, read: undoReads(action).find(({ route }) => route === read?.call) };
}

/** Reads the record or document that a step would change. */
export async function readStep(inverse: Inverse, dataProvider: ConsoleDataProvider): Promise<UndoStep> {
  const { resource, id, read, piece } = inverse;
  if (resource) return { inverse, now: (await dataProvider.getOne(resource, { id: id! })).data };
  if (!read) return { inverse };
  const endpoint = (await stepEndpoints(inverse)).read!;
  const reply: unknown = await dataProvider.call(endpoint, read.ask);
  if (piece) return { inverse, text: (reply as Verbatim<unknown> | null)?.text ?? '' };
  const now = id ? readList<RecordValues>(reply).data.find(({ _id }) => _id === id) : (reply as RecordValues);
  if (!now) throw notFoundError();
  return { inverse, now };
}

/** Performs a step on the record or text it has read. Throws `DOCUMENT_CHANGED` if the part of the document has changed since. */
export async function performStep(step: UndoStep, dataProvider: ConsoleDataProvider) {
  const { call, ask = {}, resource, id, piece, before } = step.inverse;
  const endpoint = call && (await stepEndpoints(step.inverse)).write;
  if (!piece && !before) return performCall({ endpoint: endpoint!, args: ask }, dataProvider);
  const revertedText = piece && revertText(step.text!, piece);
  if (piece && revertedText === undefined) throw DOCUMENT_CHANGED;
  const isUndone = ({ now, text }: UndoStep) =>
    piece
      ? text === revertedText
      : Object.entries(before!).every(([field, value]) => isEquivalent(now?.[field], value, { field }));
  if (isUndone(step)) return;
  const record = { ...step.now, ...before };
  const write = () =>
    endpoint
      ? dataProvider.call(endpoint, { ...ask, body: revertedText ?? record })
      : dataProvider.replace(resource!, {
          id: id!,
          data: normalizeReferences(resource!, record),
          previousData: step.now as RaRecord,
        });
  await verifiedWriteOrThrow(write, async () => isUndone(await readStep(step.inverse, dataProvider)));
}
