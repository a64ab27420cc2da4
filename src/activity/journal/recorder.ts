import { session } from '../../auth/session.ts';
import { isSameJson } from '../../data/isSameJson.ts';
import type { WriteEnd } from '../../data/writes.ts';
import type { AnyEndpointArgs, Schema } from '../../platform/endpoint.ts';
import { isReplyLost } from '../../platform/errors.ts';
import { fieldKind } from '../../platform/fieldKind.ts';
import { schemaDef } from '../../platform/schema.ts';
import { isObject } from '../../platform/shape.ts';
import type { AnyEndpointAction, Write } from '../action.ts';
import { indexReplies, type CachedRecords, type CachedReply } from './cachedRecords.ts';
import { displayValue, recordLabel, type ChangedFields } from './changedFields.ts';
import { journalEntries } from './journalEntries.ts';
import { areaSentenceKey, type JournalEntry } from './journalEntry.ts';
import { journalWrite } from './undoCalls.ts';
import { diffWrite, writeInverse } from './writeInverse.ts';

type RecordValues = Record<string, unknown>;

/** A group of writes, or a single write. Its writes share one journal entry where their sentences agree. */
interface Act {
  key: string;
  /** The cached records when the act started. */
  known?: CachedRecords;
  /** The number of failed writes, by route. */
  failed: Record<string, number>;
  /** The IDs in the requests and replies of its writes. */
  ids: Set<string>;
}

const newAct = (): Act => ({ key: unique(), failed: {}, ids: new Set() });
let openGroups = 0;
let groupAct: Act | undefined;
/** The act key of the newest entry, and its user. */
let latestAct = '';
let latestUser = '';
/** The record IDs of running undos, or `all`. Their writes are not recorded. */
const undoScopes = new Set<ReadonlySet<string> | 'all'>();
/** The registered undos by act key, until the page is closed. */
const registeredUndos = new Map<string, () => Promise<boolean>>();
/** The running undos by entry key. */
const runningUndos = new Map<string, Promise<boolean>>();

const unique = () => Math.random().toString(36).slice(2);

const collectTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(collectTexts)
      : [];
const requestIds = ({ path, body }: AnyEndpointArgs) =>
  [
    ...collectTexts(path),
    ...(isObject(body) ? [body._id, ...Object.values(body).filter(one => typeof one === 'string')] : []),
  ].map(String);

/** Starts to record a write. `replies` is the query cache when it was sent. Call the returned function with the write's end. */
export function recordWrite(
  user: string,
  replies: CachedReply[],
  action: AnyEndpointAction,
  request: object,
): (end: WriteEnd) => void {
  const { route } = action.endpoint;
  const args = request as AnyEndpointArgs & { before?: RecordValues };
  const ids = requestIds(args);
  if ([...undoScopes].some(scope => scope === 'all' || ids.some(id => scope.has(id)))) return () => {};
  const act = groupAct ?? newAct();
  const known = (act.known ??= indexReplies(replies));
  for (const id of ids) act.ids.add(id);

  const onApplied = (reply: unknown) => {
    const write = journalWrite(args, reply, {
      known: id => (isObject(id) ? id : known.record(id)),
      argsFor: known.argsFor,
    });
    addEntry(user, act, action, write);
    if (write.reply._id) act.ids.add(String(write.reply._id));
  };
  return end => {
    if ('reply' in end) onApplied(end.reply);
    else if ('confirmed' in end) onApplied(undefined);
    else if (!isReplyLost(end.error)) act.failed[route] = (act.failed[route] ?? 0) + 1;
  };
}

/** The name of a record, or of the record with this ID. An unknown ID is its own name. */
function referenceName({ known }: Write, ref: unknown): string {
  if (Array.isArray(ref)) return ref.map(one => referenceName({ known } as Write, one)).join(', ');
  if (isObject(ref)) return recordLabel(ref) || recordLabel(known(ref._id));
  return recordLabel(known(ref)) || (typeof ref === 'string' ? ref : '');
}

/** Adds a write to the journal: to the entry of its act with the same sentence, or as a new entry. */
function addEntry(user: string, { key, failed }: Act, action: AnyEndpointAction, write: Write) {
  [latestUser, latestAct] = [user, key];
  const { name: sentence, icon, target, interpolation, where, never, saves, area } = action.rule;
  const of = saves ?? area;
  const name = referenceName(write, target?.(write));
  const changed = diffWrite(action, write);
  const inverse = writeInverse(action, write, changed);
  const entry: JournalEntry = {
    key: unique(),
    time: Date.now(),
    said: sentence,
    sign: icon,
    names: name ? [name] : [],
    gaps: Object.fromEntries(
      Object.entries(interpolation?.(write) ?? {}).map(([gap, ref]) => [gap, referenceName(write, ref)]),
    ),
    where: (where && referenceName(write, where(write))) || undefined,
    act: key,
    back: inverse,
    never,
    ...(of &&
      (changed
        ? { of, ...describeSave(of, changed, action.endpoint.body) }
        : areaSentenceKey({ said: sentence, of }) && { of })),
  };
  const similar = journalEntries
    .of(user)
    .find(
      one =>
        one.act === key &&
        one.said === entry.said &&
        one.of === entry.of &&
        one.where === entry.where &&
        isSameJson(one.gaps, entry.gaps) &&
        isSameJson(one.fields, entry.fields),
    );
  if (!similar) return journalEntries.put(user, entry);
  journalEntries.put(user, {
    ...similar,
    ...addName(similar, entry.names[0]),
    back: similar.back.length && entry.back.length ? [...similar.back, ...entry.back] : [],
    values: undefined,
    failed: failed[action.endpoint.route],
  });
}

/** The number of names in an entry. Further records are counted. */
const MAX_NAMES = 50;

const addName = (
  { names, more = 0 }: JournalEntry,
  name: string | undefined,
): Pick<JournalEntry, 'names' | 'more'> =>
  !name || names.includes(name)
    ? { names, ...(more && { more }) }
    : names.length < MAX_NAMES
      ? { names: [...names, name] }
      : { names, more: more + 1 };

/** Describes a save: by its fields, or by a sentence of its own for a switch such as `published`. */
function describeSave(
  of: string,
  { fields, left: now, before: prior }: ChangedFields,
  schema: Schema<unknown> | undefined,
): Pick<JournalEntry, 'fields'> & Partial<JournalEntry> {
  const [field] = fields;
  if (!field) return { said: 'saved', fields, never: 'elsewhere' };
  if (!now || !prior) return { fields, never: 'secret' };
  if (fields.length > 1) return { fields };
  const [left, before] = [displayValue(field, now[field]), displayValue(field, prior[field])];
  if (of === 'users' && field === 'isActive')
    return { said: left === false ? 'deactivated' : 'activated', sign: 'people' };
  if (of === 'notifications' && field === 'published')
    return { said: left ? 'published' : 'unpublished', sign: 'show' };
  const isShort = (value: unknown): value is string | number =>
    (typeof value === 'string' && value.length <= 80 && !/</.test(value)) || typeof value === 'number';
  if (!isShort(left) || !isShort(before)) return { fields };
  const fieldSchema = schema && schemaDef(schema).shape?.[field];
  return { fields, values: [before, left], kind: fieldSchema && fieldKind(fieldSchema) };
}

/** The keys of the entries of an act, or of one entry, that are not undone yet. */
const keysToUndo = (user: string, key: string) =>
  journalEntries
    .of(user)
    .flatMap(one => ((one.act === key || one.key === key) && !one.undone ? one.key : []));

/**
 * Undoes an act, or one entry, by its key. The writes of the undo are not recorded: all of them, or those with these IDs.
 * Resolves to whether it succeeded. While the same entry is being undone, it returns that promise.
 */
export function undoEntries(
  user: string,
  key: string,
  undo: () => Promise<boolean>,
  ids?: ReadonlySet<string>,
): Promise<boolean> {
  const keys = keysToUndo(user, key);
  const pending = keys.map(one => runningUndos.get(one)).find(Boolean);
  if (pending || !keys.length) return pending ?? Promise.resolve(false);
  const run = performUndo(user, keys, undo, ids ?? 'all').finally(() =>
    keys.forEach(one => runningUndos.delete(one)),
  );
  for (const one of keys) runningUndos.set(one, run);
  return run;
}

async function performUndo(
  user: string,
  keys: string[],
  undo: () => Promise<boolean>,
  scope: ReadonlySet<string> | 'all',
): Promise<boolean> {
  undoScopes.add(scope);
  try {
    const done = await undo();
    if (done) journalEntries.change(user, keys, { undone: Date.now() });
    return done;
  } finally {
    undoScopes.delete(scope);
  }
}

/** Returns the undo that was registered for an act on this page. */
export const registeredUndo = (key: string) => registeredUndos.get(key);

/** Registers the undo of the last write. Returns an undo that also marks its entries. */
export function registerUndo(undo: () => Promise<boolean>): () => Promise<boolean> {
  const [user, key] = [latestUser, groupAct?.key ?? latestAct];
  if (!keysToUndo(user, key).length || registeredUndos.has(key)) return undo;
  // The undo of a group takes long: other writes are recorded in the meantime, since its own are known by their IDs.
  const ids = groupAct?.ids;
  const markedUndo = () => undoEntries(user, key, undo, ids);
  registeredUndos.set(key, markedUndo);
  journalEntries.change(user, keysToUndo(user, key), { here: true });
  return markedUndo;
}

/** Groups all writes until the returned function is called into one act. */
export function group(): () => void {
  openGroups += 1;
  groupAct ??= newAct();
  return () => {
    openGroups -= 1;
    if (!openGroups) groupAct = undefined;
  };
}

// Sign-out clears the memory of this page.
session.subscribe(() => {
  if (session.token()) return;
  registeredUndos.clear();
  latestAct = '';
  journalEntries.forget();
});
