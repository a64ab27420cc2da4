import { useStoreValue } from '../../storage/useStoreValue.ts';
import type { Activity } from '../ActivityContext.ts';
import { recordMarks, type RecordMark } from './recordMarks.ts';

/** A save is marked for so long, milliseconds. */
export const MARKED = 60_000;
/** Who saves twice within this time is still at it, milliseconds. */
const AT_IT = 120_000;
/** What is saved within this time is marked together, milliseconds. */
const GATHER = 300;

interface Heard {
  times: number[];
  /** When another tab of this browser said that it had saved this. */
  tab: number;
}

const PREFIX = 'editing';
const here = Math.random().toString(36).slice(2);
const heard = new Map<string, Heard>();
let edited = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let gathering: ReturnType<typeof setTimeout> | undefined;
let tabs: BroadcastChannel | undefined;

const markOf = ({ times, tab }: Heard, last: number): RecordMark =>
  Math.abs(last - tab) < 2_000 ? 'tab' : times.length > 1 ? 'often' : 'once';

function renew() {
  clearTimeout(timer);
  clearTimeout(gathering);
  gathering = undefined;
  const now = Date.now();
  const next = new Map<string, RecordMark>();
  let soonest = Infinity;
  for (const [id, one] of heard) {
    one.times = one.times.filter(time => now - time < AT_IT);
    const last = Math.max(...one.times, one.tab);
    if (now - last < MARKED) {
      next.set(id, markOf(one, last));
      soonest = Math.min(soonest, last + MARKED);
    } else if (!one.times.length) heard.delete(id);
  }
  for (const id of edited) {
    next.delete(id);
    next.set(id, 'edited');
  }
  if (soonest < Infinity) timer = setTimeout(renew, soonest - now + 1);
  if (String([...next]) !== String([...recordMarks.get()])) recordMarks.set(next);
}

function saved(id: string, by: 'others' | 'tab') {
  const one = heard.get(id) ?? { times: [], tab: -Infinity };
  if (by === 'tab') one.tab = Date.now();
  else one.times.push(Date.now());
  // The last saved stands last.
  heard.delete(id);
  heard.set(id, one);
  gathering ??= setTimeout(renew, GATHER);
}

/** A deleted record is not marked: its page says that it is deleted. */
function forget(id: string) {
  if (heard.delete(id)) renew();
}

const awaited = new Set<string>();

/** Which records other tabs of this browser hold; one that is closed or crashed lets go of its own. */
async function lookAround() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name = '' }) =>
    name.startsWith(`${PREFIX} `) && !name.includes(here) ? [name] : [],
  );
  edited = new Set(names.map(name => name.split(' ')[2]!));
  renew();
  for (const name of names) {
    if (awaited.has(name)) continue;
    awaited.add(name);
    // Given once the other tab lets go.
    void navigator.locks.request(name, () => awaited.delete(name)).then(lookAround, () => {});
  }
}

const held = new Map<string, () => void>();

function hold(id: string) {
  const over = new Promise<void>(release => held.set(id, release));
  const given = () => {
    tabs?.postMessage({ edits: true });
    return over;
  };
  navigator.locks?.request(`${PREFIX} ${here} ${id}`, given).catch(() => {});
}

export const markings = {
  get: recordMarks.get,
  subscribe: recordMarks.subscribe,
  /** These records are being edited here, and no others: the other tabs are told. */
  edit(ids: readonly string[]) {
    for (const [id, release] of held) {
      if (ids.includes(id)) continue;
      held.delete(id);
      release();
    }
    for (const id of ids) if (!held.has(id)) hold(id);
  },
  /** Begins to mark what is heard; answers how to end that, and forgets all. */
  open(activity: Pick<Activity, 'subscribe'>) {
    tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('marks');
    if (tabs)
      tabs.onmessage = ({ data }: MessageEvent<{ saved?: string }>) => {
        if (data.saved) saved(data.saved, 'tab');
        else void lookAround();
      };
    const leave = activity.subscribe({
      changed: (id, own, removed) =>
        removed ? forget(id) : own ? tabs?.postMessage({ saved: id }) : saved(id, 'others'),
    });
    void lookAround();
    return () => {
      leave();
      markings.edit([]);
      tabs?.close();
      tabs = undefined;
      heard.clear();
      edited.clear();
      renew();
    };
  },
};

/** The records that somebody else is at work on, by their ids, and what is known of it. */
export const useMarks = () => useStoreValue(markings);
