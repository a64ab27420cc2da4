import type { RecordChange } from '../../data/refetch.ts';
import type { WriteEnd } from '../../data/writes.ts';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import { CallError, isReplyLost } from '../../platform/errors.ts';
import type { EntityName } from '../../platform/resources.ts';
import { isObject } from '../../platform/shape.ts';

type RemoteChange = RecordChange & { id: string };

/** Changes within this time are read together, milliseconds. */
const BATCH_DELAY = 100;
/** The minimum time between two reads for other users' changes, milliseconds. */
const REMOTE_READ_INTERVAL = 1_000;
/** A change of an entity that is being written waits for the reply of the write, but not longer than this, milliseconds. */
const MAX_WAIT = 2_000;
/** The event of a write may come until this long after its reply, milliseconds. */
const ECHO_TIMEOUT = 1_000;

/** Whether an error suggests that the screen is out of date: the record was deleted or changed, or the reply was lost. */
const isOutOfDate = (error: unknown) =>
  !(error instanceof CallError) || [0, 400, 404, 409].includes(error.status);

const stringValues = (fields: unknown) =>
  (isObject(fields) ? Object.values(fields) : []).filter(value => typeof value === 'string');

/** The IDs that the event of a write may have: those in its path, body and reply. */
const writeIds = ({ path, body }: { path?: unknown; body?: unknown }, reply: unknown) =>
  new Set([
    ...stringValues(path),
    ...stringValues(body),
    ...stringValues({ _id: (reply as { _id?: unknown } | undefined)?._id }),
  ]);

const recordKey = (entity: EntityName, id: string) => `${entity} ${id}`;

/**
 * Collects changes by this console's writes and by other users, and passes them to `read` in batches. A write of this console is
 * read once, although the platform also emits an event for it: an event before the reply waits for it and is covered by the read
 * after the reply; after the reply, the first event of each record that the write names is ignored. Another user's change
 * of that record has its own event, which is read. `notify` is called with each change of a known record; `own` is true if
 * this console made it.
 */
export function followChanges(
  read: (changes: RecordChange[]) => void,
  notify: (id: string, own: boolean, removed?: boolean) => void = () => {},
) {
  let waiting: (RecordChange & { since: number })[] = [];
  let echoes: { key: string; until: number }[] = [];
  const writing = new Set<readonly EntityName[]>();
  /** Changes during a write of the same entity. The end of the write decides whether they are its own. */
  let undecided: RemoteChange[] = [];
  /** Until when events of entities that a write also changes are taken for its own. */
  const quietUntil = new Map<EntityName, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let lastRead = -Infinity;
  /** When other users' changes were last read. */
  let lastRemoteRead = -Infinity;

  const isWriting = (entity: EntityName) => [...writing].some(entities => entities.includes(entity));
  const notifyRemote = ({ entity, id, removed }: RemoteChange) => {
    if (!(quietUntil.get(entity)! > performance.now())) notify(id, false, removed);
  };

  const flush = () => {
    const now = performance.now();
    due = Infinity;
    const mustWait = ({ entity, since }: (typeof waiting)[number]) =>
      now - since < MAX_WAIT && isWriting(entity);
    const ready = waiting.filter(change => !mustWait(change));
    waiting = waiting.filter(mustWait);
    if (ready.length) {
      lastRead = now;
      if (ready.some(({ id }) => id)) lastRemoteRead = now;
      read(ready);
    }
    if (waiting.length) schedule(Math.min(...waiting.map(({ since }) => since)) + MAX_WAIT - now);
  };
  const schedule = (delay: number) => {
    const now = performance.now();
    const at = Math.max(now + delay, lastRead + BATCH_DELAY);
    if (at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(flush, at - now);
  };

  const addOwnChange = (entities: readonly EntityName[]) => {
    const [covered, others] = [
      waiting.filter(({ entity }) => entities.includes(entity)),
      waiting.filter(({ entity }) => !entities.includes(entity)),
    ];
    const since = Math.min(performance.now(), ...covered.map(one => one.since));
    waiting = [...others, ...entities.map(entity => ({ entity, since }))];
    schedule(0);
  };

  return {
    /** Adds a change from an event of the platform. */
    addRemoteChange({ entity, id, removed }: RecordChange) {
      const now = performance.now();
      echoes = echoes.filter(({ until }) => until > now);
      if (id !== undefined) {
        const key = recordKey(entity, id);
        const echo = echoes.findIndex(one => one.key === key);
        if (echo >= 0) {
          echoes.splice(echo, 1);
          return notify(id, true, removed);
        }
        if (isWriting(entity)) undecided.push({ entity, id, removed });
        else notifyRemote({ entity, id, removed });
      }
      waiting.push({ entity, id, since: now });
      schedule(Math.max(BATCH_DELAY, lastRemoteRead + REMOTE_READ_INTERVAL - now));
    },
    /** Registers a write of this console. Call the returned function with the write's end. */
    startWrite({ changes: entities = [] }: AnyEndpoint, args: object): (end: WriteEnd) => void {
      const write = [...entities];
      writing.add(write);
      return end => {
        if ('confirmed' in end) return;
        writing.delete(write);
        const until = performance.now() + ECHO_TIMEOUT;
        const [entity, ...otherEntities] = entities;
        // A write whose reply was lost may have been applied.
        const mayBeOwn = entity && ('reply' in end || isReplyLost(end.error));
        // The platform emits an event for the written entity, and possibly for the others.
        const keys = new Set(
          mayBeOwn
            ? [...writeIds(args, 'reply' in end ? end.reply : undefined)].map(id => recordKey(entity, id))
            : [],
        );
        for (const other of otherEntities) quietUntil.set(other, until);
        for (const change of undecided.splice(0)) {
          if (keys.delete(recordKey(change.entity, change.id))) notify(change.id, true, change.removed);
          else if (isWriting(change.entity)) undecided.push(change);
          else notifyRemote(change);
        }
        if ('reply' in end) echoes.push(...[...keys].map(key => ({ key, until })));
        if ('reply' in end || isOutOfDate(end.error)) addOwnChange(entities);
        else if (waiting.length) schedule(0);
      };
    },
    /** Drops all waiting changes and expected events. */
    reset() {
      clearTimeout(timer);
      due = Infinity;
      waiting = [];
      echoes = [];
      undecided = [];
    },
  };
}
