import { createStore } from '../../storage/createStore.ts';

/**
 * What is known of a record that somebody is at work on: saved `once` by somebody else just now, or `often`; `tab`: saved in
 * another tab of this browser; `edited`: changed there, and not saved yet.
 */
export type Mark = 'once' | 'often' | 'tab' | 'edited';

/** The records that somebody else is at work on, by their ids; what marks them is loaded after the first picture (marks.ts). */
export const marked = createStore<ReadonlyMap<string, Mark>>(new Map());
