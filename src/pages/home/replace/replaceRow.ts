import type { DocumentPart, StoredNames } from '../../../domain/documents/configs/storedParts.ts';
import type { Criteria } from './criteria.ts';

/**
 * The owner of configs, with functions that read and write all of them as text. `read` resolves with null for
 * an owner without configs.
 */
export interface ConfigOwner {
  id: string;
  name: string;
  names: StoredNames;
  read(signal?: AbortSignal): Promise<string | null>;
  /** Resolves with the text that is stored afterwards, if the platform returns it. */
  write(text: string, before: string): Promise<string | undefined>;
}

/**
 * `found` or `unread` in the dry run; `waiting` and `running` during a replacement or undo; `changed` by
 * another user since the dry run; `notUndone` if the undo failed; `kept` if it was changed after the
 * replacement.
 */
export type ReplaceRowState =
  | 'found'
  | 'unread'
  | 'waiting'
  | 'running'
  | 'replaced'
  | 'changed'
  | 'failed'
  | 'skipped'
  | 'undone'
  | 'kept'
  | 'notUndone';

/** An application whose configs contain the text or could not be read. */
export interface ReplaceRow {
  source: ConfigOwner;
  state: ReplaceRowState;
  isChosen: boolean;
  /** The number of matches by document. */
  counts: Readonly<Partial<Record<DocumentPart, number>>>;
  places: number;
  /** The number of names that cannot be replaced. */
  taken: number;
  /** All its configs, as they were last read or written. */
  text: string;
  /** All its configs before the replacement. */
  before?: string | undefined;
  error?: unknown;
}

export type Phase = 'none' | 'reading' | 'replacing' | 'undoing' | 'still';

export interface ReplaceProgress {
  phase: Phase;
  /** The criteria of the dry run. */
  criteria?: Criteria;
  rows: readonly ReplaceRow[];
  /** The progress of the current phase. */
  done: number;
  total: number;
  stopped: boolean;
  /** Applications that do not contain the text. */
  without: readonly ConfigOwner[];
  /** Applications that were not searched, because the user stopped. */
  left: readonly ConfigOwner[];
}

/** Returns whether the next replacement includes the row. */
export const isNext = ({ state, isChosen, places }: ReplaceRow) =>
  isChosen && places > 0 && ['found', 'failed', 'skipped', 'undone'].includes(state);
/** Returns whether the replacement can be undone. */
export const isUndoable = ({ before, state }: ReplaceRow) => before !== undefined && state !== 'kept';

export interface ResultRecord {
  id: string;
  row: ReplaceRow;
}
