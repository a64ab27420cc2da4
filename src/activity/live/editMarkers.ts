import { useStoreValue } from '../../storage/useStoreValue.ts';
import type { SessionActivity } from '../ActivityContext.ts';
import { recordMarks, type RecordMark } from './recordMarks.ts';

/** A record stays marked for this long after a save, milliseconds. */
export const MARK_DURATION_MS = 60_000;
/** Two saves by other users within this time are marked `often`, milliseconds. */
const OFTEN_INTERVAL = 120_000;
/** Saves within this time are marked together, milliseconds. */
const BATCH_DELAY = 300;

interface Saves {
  /** When other users saved the record, epoch milliseconds. */
  times: number[];
  /** When another tab of this browser last saved it, epoch milliseconds. */
  tab: number;
}

const LOCK_PREFIX = 'editing';
const tabId = Math.random().toString(36).slice(2);
const savesById = new Map<string, Saves>();
let idsEditedElsewhere = new Set<string>();
let expiryTimer: ReturnType<typeof setTimeout> | undefined;
let batchTimer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | undefined;

/** The socket event of a save in another tab may arrive this long before or after the message of that tab, milliseconds. */
const SAME_SAVE_INTERVAL = 2_000;

const markOf = ({ times, tab }: Saves, last: number): RecordMark =>
  Math.abs(last - tab) < SAME_SAVE_INTERVAL ? 'tab' : times.length > 1 ? 'often' : 'once';

function updateMarks() {
  clearTimeout(expiryTimer);
  clearTimeout(batchTimer);
  batchTimer = undefined;
  const now = Date.now();
  const next = new Map<string, RecordMark>();
  let nextExpiry = Infinity;
  for (const [id, saves] of savesById) {
    saves.times = saves.times.filter(time => now - time < OFTEN_INTERVAL);
    const last = Math.max(...saves.times, saves.tab);
    if (now - last < MARK_DURATION_MS) {
      next.set(id, markOf(saves, last));
      nextExpiry = Math.min(nextExpiry, last + MARK_DURATION_MS);
    } else if (!saves.times.length) savesById.delete(id);
  }
  for (const id of idsEditedElsewhere) {
    next.delete(id);
    next.set(id, 'edited');
  }
  if (nextExpiry < Infinity) expiryTimer = setTimeout(updateMarks, nextExpiry - now + 1);
  if (String([...next]) !== String([...recordMarks.get()])) recordMarks.set(next);
}

function addSave(id: string, by: 'others' | 'tab') {
  const saves = savesById.get(id) ?? { times: [], tab: -Infinity };
  if (by === 'tab') saves.tab = Date.now();
  else saves.times.push(Date.now());
  // Keeps the map in the order of the last saves.
  savesById.delete(id);
  savesById.set(id, saves);
  batchTimer ??= setTimeout(updateMarks, BATCH_DELAY);
}

/** A deleted record is not marked: its page shows that it is deleted. */
function removeSaves(id: string) {
  if (savesById.delete(id)) updateMarks();
}

const awaitedLocks = new Set<string>();

/** Reads which records other tabs edit, from their locks. The browser releases the locks of a closed or crashed tab. */
async function readLocks() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name = '' }) =>
    name.startsWith(`${LOCK_PREFIX} `) && !name.includes(tabId) ? [name] : [],
  );
  idsEditedElsewhere = new Set(names.map(name => name.split(' ')[2]!));
  updateMarks();
  for (const name of names) {
    if (awaitedLocks.has(name)) continue;
    awaitedLocks.add(name);
    // Granted once the other tab releases the lock.
    void navigator.locks.request(name, () => awaitedLocks.delete(name)).then(readLocks, () => {});
  }
}

/** Releases the locks of this tab, by record ID. */
const releaseById = new Map<string, () => void>();

function lockRecord(id: string) {
  const released = new Promise<void>(release => releaseById.set(id, release));
  const onGranted = () => {
    channel?.postMessage({ edits: true });
    return released;
  };
  navigator.locks?.request(`${LOCK_PREFIX} ${tabId} ${id}`, onGranted).catch(() => {});
}

export const editMarkers = {
  get: recordMarks.get,
  subscribe: recordMarks.subscribe,
  /** Sets the records that this tab edits, and notifies the other tabs. */
  setEditedIds(ids: readonly string[]) {
    for (const [id, release] of releaseById) {
      if (ids.includes(id)) continue;
      releaseById.delete(id);
      release();
    }
    for (const id of ids) if (!releaseById.has(id)) lockRecord(id);
  },
  /** Starts to mark records. Returns a function that stops and clears all marks. */
  open(activity: Pick<SessionActivity, 'subscribe'>) {
    channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('marks');
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<{ saved?: string }>) => {
        if (data.saved) addSave(data.saved, 'tab');
        else void readLocks();
      };
    const unsubscribe = activity.subscribe({
      onChange: (id, own, removed) =>
        removed ? removeSaves(id) : own ? channel?.postMessage({ saved: id }) : addSave(id, 'others'),
    });
    void readLocks();
    return () => {
      unsubscribe();
      editMarkers.setEditedIds([]);
      channel?.close();
      channel = undefined;
      savesById.clear();
      idsEditedElsewhere.clear();
      updateMarks();
    };
  },
};

/** The marks of records that other users or tabs edit, by record ID. */
export const useEditMarkers = () => useStoreValue(editMarkers);
