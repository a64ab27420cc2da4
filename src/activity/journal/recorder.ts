import { session } from '../../auth/session.ts';
import { isSameJson } from '../../data/isSameJson.ts';
import type { WriteEnd } from '../../data/writes.ts';
import type { AnyAsk, Schema } from '../../platform/endpoint.ts';
import { isLost } from '../../platform/errors.ts';
import { kindOf } from '../../platform/fieldKind.ts';
import { defOf } from '../../platform/schema.ts';
import { isObject } from '../../platform/shape.ts';
import type { AnyEndpointAction, Write } from '../action.ts';
import { calledIn, shownIn, type ChangedFields } from './changed.ts';
import { entries } from './entries.ts';
import { areaSentenceKey, type JournalEntry } from './entry.ts';
import { changeOf, inverseOfWrite } from './inverseOf.ts';
import { knownIn, type CachedRecords, type CachedReply } from './known.ts';
import { journalWrite } from './undoCalls.ts';

type Values = Record<string, unknown>;

/** Changes that are made together on purpose are one act; every other change is an act of its own. */
interface Act {
  key: string;
  /** What was on the page when it began. */
  known?: CachedRecords;
  /** So many of each call failed in it. */
  failed: Record<string, number>;
  /** It named these. */
  ids: Set<string>;
}

const newAct = (): Act => ({ key: unique(), failed: {}, ids: new Set() });
let held = 0;
/** Of what is made while it is held together. */
let common: Act | undefined;
/** The key of the act whose change was noted last. */
let latest = '';
/** Whose journal that is in. */
let writer = '';
/** What is being undone: its own writes, by these ids or all, are not recorded. */
const takingBack = new Set<ReadonlySet<string> | 'all'>();
/** How each act is taken back while the page is there. */
const offers = new Map<string, () => Promise<boolean>>();
/** What is being taken back, by the keys of its changes. */
const running = new Map<string, Promise<boolean>>();

const unique = () => Math.random().toString(36).slice(2);

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
const idsOf = ({ path, body }: AnyAsk) =>
  [
    ...textsIn(path),
    ...(isObject(body) ? [body._id, ...Object.values(body).filter(one => typeof one === 'string')] : []),
  ].map(String);

/** Begins to record a write. `answers` is the query cache when it was sent. Returns the function to call with the write's end. */
export function recordWrite(
  user: string,
  answers: CachedReply[],
  action: AnyEndpointAction,
  ask: object,
): (end: WriteEnd) => void {
  const { route } = action.endpoint;
  const asked = ask as AnyAsk & { before?: Values };
  const ids = idsOf(asked);
  if ([...takingBack].some(taken => taken === 'all' || ids.some(id => taken.has(id)))) return () => {};
  const act = common ?? newAct();
  const known = (act.known ??= knownIn(answers));
  for (const id of ids) act.ids.add(id);

  const done = (reply: unknown) => {
    const write = journalWrite(asked, reply, {
      known: id => (isObject(id) ? id : known.record(id)),
      askFor: known.askFor,
    });
    note(user, act, action, write);
    if (write.reply._id) act.ids.add(String(write.reply._id));
  };
  return end => {
    if ('reply' in end) done(end.reply);
    else if ('confirmed' in end) done(undefined);
    else if (!isLost(end.error)) act.failed[route] = (act.failed[route] ?? 0) + 1;
  };
}

/** What a record, or the record with an id, is called; where nobody knows, nothing. */
function nameOf({ known }: Write, ref: unknown): string {
  if (Array.isArray(ref)) return ref.map(one => nameOf({ known } as Write, one)).join(', ');
  if (isObject(ref)) return calledIn(ref) || calledIn(known(ref._id));
  return calledIn(known(ref)) || (typeof ref === 'string' ? ref : '');
}

function note(user: string, { key, failed }: Act, action: AnyEndpointAction, write: Write) {
  [writer, latest] = [user, key];
  const { name: said, icon: sign, target, gaps, where, never, saves, area } = action.rule;
  const of = saves ?? area;
  const name = nameOf(write, target?.(write));
  const changed = changeOf(action, write);
  const inverse = inverseOfWrite(action, write, changed);
  const entry: JournalEntry = {
    key: unique(),
    time: Date.now(),
    said,
    sign,
    names: name ? [name] : [],
    gaps: Object.fromEntries(
      Object.entries(gaps?.(write) ?? {}).map(([gap, ref]) => [gap, nameOf(write, ref)]),
    ),
    where: (where && nameOf(write, where(write))) || undefined,
    act: key,
    back: inverse,
    never,
    ...(of &&
      (changed
        ? { of, ...sayingOf(of, changed, action.endpoint.body) }
        : areaSentenceKey({ said, of }) && { of })),
  };
  const like = entries
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
  if (!like) return entries.put(user, entry);
  entries.put(user, {
    ...like,
    ...namesWith(like, entry.names[0]),
    back: like.back.length && entry.back.length ? [...like.back, ...entry.back] : [],
    values: undefined,
    failed: failed[action.endpoint.route],
  });
}

/** So many are named; of the others it is said how many they are. */
const NAMED = 50;

const namesWith = (
  { names, more = 0 }: JournalEntry,
  name: string | undefined,
): Pick<JournalEntry, 'names' | 'more'> =>
  !name || names.includes(name)
    ? { names, ...(more && { more }) }
    : names.length < NAMED
      ? { names: [...names, name] }
      : { names, more: more + 1 };

/** What is said of a save: the fields, or what a switch means. */
function sayingOf(
  of: string,
  { fields, left: now, before: prior }: ChangedFields,
  schema: Schema<unknown> | undefined,
): Pick<JournalEntry, 'fields'> & Partial<JournalEntry> {
  const [field] = fields;
  if (!field) return { said: 'saved', fields, never: 'elsewhere' };
  if (!now || !prior) return { fields, never: 'secret' };
  if (fields.length > 1) return { fields };
  const [left, before] = [shownIn(field, now[field]), shownIn(field, prior[field])];
  if (of === 'users' && field === 'isActive')
    return { said: left === false ? 'deactivated' : 'activated', sign: 'people' };
  if (of === 'notifications' && field === 'published')
    return { said: left ? 'published' : 'unpublished', sign: 'show' };
  const plain = (value: unknown): value is string | number =>
    (typeof value === 'string' && value.length <= 80 && !/</.test(value)) || typeof value === 'number';
  if (!plain(left) || !plain(before)) return { fields };
  const ofField = schema && defOf(schema).shape?.[field];
  return { fields, values: [before, left], kind: ofField && kindOf(ofField) };
}

const keysOf = (user: string, key: string) =>
  entries.of(user).flatMap(one => ((one.act === key || one.key === key) && !one.undone ? one.key : []));

/**
 * Undoes an act, or one change, by its key. The writes for that are not recorded: all of them, or those with these ids.
 * Answers whether it worked; asked for what is being taken back already, whether that did.
 */
export function takeBack(
  user: string,
  key: string,
  doing: () => Promise<boolean>,
  ids?: ReadonlySet<string>,
): Promise<boolean> {
  const keys = keysOf(user, key);
  const already = keys.map(one => running.get(one)).find(Boolean);
  if (already || !keys.length) return already ?? Promise.resolve(false);
  const run = perform(user, keys, doing, ids ?? 'all').finally(() =>
    keys.forEach(one => running.delete(one)),
  );
  for (const one of keys) running.set(one, run);
  return run;
}

async function perform(
  user: string,
  keys: string[],
  doing: () => Promise<boolean>,
  taken: ReadonlySet<string> | 'all',
): Promise<boolean> {
  takingBack.add(taken);
  try {
    const done = await doing();
    if (done) entries.change(user, keys, { undone: Date.now() });
    return done;
  } finally {
    takingBack.delete(taken);
  }
}

/** How an act is taken back as its screen offered it; while the page is there. */
export const offerOf = (key: string) => offers.get(key);

/** Registers how the last write is undone; returns an undo that also marks its entries. */
export function undoable(undo: () => Promise<boolean>): () => Promise<boolean> {
  const [user, key] = [writer, common?.key ?? latest];
  if (!keysOf(user, key).length || offers.has(key)) return undo;
  // Long work goes on beside what else is done.
  const ids = common?.ids;
  const offer = () => takeBack(user, key, undo, ids);
  offers.set(key, offer);
  entries.change(user, keysOf(user, key), { here: true });
  return offer;
}

/** Writes until the returned function is called are one act. */
export function group(): () => void {
  held += 1;
  common ??= newAct();
  return () => {
    held -= 1;
    if (!held) common = undefined;
  };
}

// The next session is another page.
session.subscribe(() => {
  if (session.token()) return;
  offers.clear();
  latest = '';
  entries.forget();
});
