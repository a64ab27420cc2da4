import type { DocumentPart, StoredNames } from '../../../domain/documents/configs/storedParts.ts';
import type { Criteria } from './criteria.ts';

/** Whose configs they are, and how all of them are read and written, as text. Null: there are none. */
export interface ConfigOwner {
  id: string;
  name: string;
  names: StoredNames;
  read(signal?: AbortSignal): Promise<string | null>;
  /** Answers what is stored then, where the platform says it. */
  write(text: string, before: string): Promise<string | undefined>;
}

/**
 * `found` in the dry run, or `unread` there; while it is replaced or taken back `waiting` and `running`; `changed`: by
 * somebody else since the dry run; `notUndone`: taking back failed; `kept`: it was changed since it was replaced.
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

/** One application in whose configs the text was found, or whose configs could not be read. */
export interface ReplaceRow {
  source: ConfigOwner;
  state: ReplaceRowState;
  isChosen: boolean;
  /** In how many places, by the document. */
  counts: Readonly<Partial<Record<DocumentPart, number>>>;
  places: number;
  /** So many names cannot be replaced. */
  taken: number;
  /** All its configs: as they were read, or as they were written. */
  text: string;
  /** As they were before they were replaced. */
  before?: string | undefined;
  error?: unknown;
}

/** What is done now. */
export type Phase = 'none' | 'reading' | 'replacing' | 'undoing' | 'still';

export interface ReplaceProgress {
  phase: Phase;
  /** Of the dry run that the rows are from. */
  criteria?: Criteria;
  rows: readonly ReplaceRow[];
  /** Of those that are read, replaced or taken back now. */
  done: number;
  total: number;
  stopped: boolean;
  /** These were read and do not have it. */
  without: readonly ConfigOwner[];
  /** These were not read, because it was stopped. */
  left: readonly ConfigOwner[];
}

/** Whether a row is replaced next. */
export const isNext = ({ state, isChosen, places }: ReplaceRow) =>
  isChosen && places > 0 && ['found', 'failed', 'skipped', 'undone'].includes(state);
/** Whether it can be taken back. */
export const isUndoable = ({ before, state }: ReplaceRow) => before !== undefined && state !== 'kept';

/** A row as a record of a list. */
export interface ResultRecord {
  id: string;
  row: ReplaceRow;
}
