import type { RecordChange } from '../../data/refresh.ts';
import type { WriteEnd } from '../../data/writes.ts';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import { CallError, isLost } from '../../platform/errors.ts';
import type { EntityName } from '../../platform/resources.ts';
import { isObject } from '../../platform/shape.ts';

type Heard = RecordChange & { id: string };

/** Changes that come within this time are read together, milliseconds. */
const GATHER = 100;
/** Others' changes that keep coming are read so often, milliseconds. */
const PACE = 1_000;
/** What is heard of the same while a write is on its way waits for its answer, but not longer than this; milliseconds. */
const LONGEST_WAIT = 2_000;
/** A write's own event may come until this long after its answer, milliseconds. */
const ECHO = 1_000;

/** What is on screen may not be so any more: it is gone, was changed, is refused as things are, or no answer came. */
const isOvertaken = (error: unknown) =>
  !(error instanceof CallError) || [0, 400, 404, 409].includes(error.status);

const textsIn = (fields: unknown) =>
  (isObject(fields) ? Object.values(fields) : []).filter(value => typeof value === 'string');

/** The ids that a write may be told by: those its path, its body or its reply name. */
const idsOf = ({ path, body }: { path?: unknown; body?: unknown }, reply: unknown) =>
  new Set([
    ...textsIn(path),
    ...textsIn(body),
    ...textsIn({ _id: (reply as { _id?: unknown } | undefined)?._id }),
  ]);

const keyOf = (entity: EntityName, id: string) => `${entity} ${id}`;

/**
 * Gathers what changes, by this console's writes and by others, and says what to `read` again: after each write what it
 * changes, and what the platform tells of. One's own change is read once: an event that comes before the answer of a write
 * of the same waits for it and is covered by the read that follows; of those after it, the first of each record that the
 * write named is passed over. Somebody else's change of that record has an event of its own, which is read. `tell` hears of each
 * change whose record is known, and whether it was one's own.
 */
export function followChanges(
  read: (changes: RecordChange[]) => void,
  tell: (id: string, own: boolean, removed?: boolean) => void = () => {},
) {
  let waiting: (RecordChange & { since: number })[] = [];
  let echoes: { key: string; until: number }[] = [];
  const writing = new Set<readonly EntityName[]>();
  /** Heard while a write of the same is on its way: its end says whose they are. */
  let undecided: Heard[] = [];
  /** What a write changes besides what it is about is told of, too, until then. */
  const quiet = new Map<EntityName, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let lastRead = -Infinity;
  /** When others' changes were last read. */
  let lastHeard = -Infinity;

  const isWriting = (entity: EntityName) => [...writing].some(entities => entities.includes(entity));
  const others = ({ entity, id, removed }: Heard) => {
    if (!(quiet.get(entity)! > performance.now())) tell(id, false, removed);
  };

  const flush = () => {
    const now = performance.now();
    due = Infinity;
    const isHeld = ({ entity, since }: (typeof waiting)[number]) =>
      now - since < LONGEST_WAIT && isWriting(entity);
    const ready = waiting.filter(change => !isHeld(change));
    waiting = waiting.filter(isHeld);
    if (ready.length) {
      lastRead = now;
      if (ready.some(({ id }) => id)) lastHeard = now;
      read(ready);
    }
    if (waiting.length) soon(Math.min(...waiting.map(({ since }) => since)) + LONGEST_WAIT - now);
  };
  const soon = (delay: number) => {
    const now = performance.now();
    const at = Math.max(now + delay, lastRead + GATHER);
    if (at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(flush, at - now);
  };

  const changed = (entities: readonly EntityName[]) => {
    const [covered, others] = [
      waiting.filter(({ entity }) => entities.includes(entity)),
      waiting.filter(({ entity }) => !entities.includes(entity)),
    ];
    const since = Math.min(performance.now(), ...covered.map(one => one.since));
    waiting = [...others, ...entities.map(entity => ({ entity, since }))];
    soon(0);
  };

  return {
    /** The platform told of a change. */
    heard({ entity, id, removed }: RecordChange) {
      const now = performance.now();
      echoes = echoes.filter(({ until }) => until > now);
      if (id !== undefined) {
        const key = keyOf(entity, id);
        const echo = echoes.findIndex(one => one.key === key);
        if (echo >= 0) {
          echoes.splice(echo, 1);
          return tell(id, true, removed);
        }
        if (isWriting(entity)) undecided.push({ entity, id, removed });
        else others({ entity, id, removed });
      }
      waiting.push({ entity, id, since: now });
      soon(Math.max(GATHER, lastHeard + PACE - now));
    },
    /** A write of this console begins; answers how it is told that it ended. */
    sent({ changes: entities = [] }: AnyEndpoint, ask: object): (end: WriteEnd) => void {
      const write = [...entities];
      writing.add(write);
      return end => {
        if ('confirmed' in end) return;
        writing.delete(write);
        const until = performance.now() + ECHO;
        const [entity, ...besides] = entities;
        // Where no answer came it may have been done all the same.
        const mayBeOwn = entity && ('reply' in end || isLost(end.error));
        // The platform tells of the entity that was written; of what else it changes it may not.
        const keys = new Set(
          mayBeOwn
            ? [...idsOf(ask, 'reply' in end ? end.reply : undefined)].map(id => keyOf(entity, id))
            : [],
        );
        for (const one of besides) quiet.set(one, until);
        for (const change of undecided.splice(0)) {
          if (keys.delete(keyOf(change.entity, change.id))) tell(change.id, true, change.removed);
          else if (isWriting(change.entity)) undecided.push(change);
          else others(change);
        }
        if ('reply' in end) echoes.push(...[...keys].map(key => ({ key, until })));
        if ('reply' in end || isOvertaken(end.error)) changed(entities);
        else if (waiting.length) soon(0);
      };
    },
    /** Forgets what was heard and what is awaited. */
    forget() {
      clearTimeout(timer);
      due = Infinity;
      waiting = [];
      echoes = [];
      undecided = [];
    },
  };
}
