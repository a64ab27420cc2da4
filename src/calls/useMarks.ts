import { useSyncExternalStore } from 'react';
import { told } from '../live/changes.ts';
import { markings } from '../live/marks.ts';

export type { Mark } from '../live/marks.ts';
export { markings };

/** The records that somebody else is at work on, by their ids, and what is known of it. */
export const useMarks = () => useSyncExternalStore(markings.subscribe, markings.now);

/** Does this each time the connection to the platform is back; answers how to stop. */
export function onBack(back: () => void) {
  told.back = back;
  return () => void (told.back = undefined);
}
