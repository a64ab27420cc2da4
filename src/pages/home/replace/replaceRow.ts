import type { DocumentPart, StoredNames } from '../../../domain/documents/configs/storedParts.ts';
import type { ServiceReply } from '../../../domain/organizations/readiness.ts';
import type { Criteria } from './criteria.ts';
import type { RecordUrl } from './recordUrls.ts';

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
  /** Reads the URLs of its layers and field apps, which the replacement does not change. */
  readRecordUrls?(signal: AbortSignal): Promise<RecordUrl[]>;
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
  matchCount: number;
  /** The number of names that cannot be replaced. */
  taken: number;
  /** The matched URLs and how often each occurs, if only URLs are searched. */
  addresses: ReadonlyMap<string, number>;
  /** The replies of the services at the new URLs, by the matched URL. Other URLs are not checked. */
  replies: ReadonlyMap<string, ServiceReply>;
  /** The matched URLs that are not selected. */
  excluded: ReadonlySet<string>;
  /** All its configs, as they were last read or written. */
  text: string;
  /** All its configs before the replacement. */
  before?: string | undefined;
  error?: unknown;
}

/** A dry run is `reading`, then `checking` the new URLs and `listing` the records that keep the old ones. */
export type Phase = 'none' | 'reading' | 'checking' | 'listing' | 'replacing' | 'undoing' | 'still';

export interface ReplaceProgress {
  phase: Phase;
  /** The criteria of the dry run. */
  criteria?: Criteria;
  /** All owners of the dry run. */
  owners: readonly ConfigOwner[];
  rows: readonly ReplaceRow[];
  /** The progress of the current phase. */
  done: number;
  total: number;
  stopped: boolean;
  /** Applications that do not contain the text. */
  without: readonly ConfigOwner[];
  /** Applications that were not searched, because the user stopped. */
  left: readonly ConfigOwner[];
  /** The checked services at new URLs, by their `urlKey`. */
  services: ReadonlyMap<string, CheckedService>;
  /** The URLs of layers and field apps that contain the text, by the ID of the application. */
  unchanged: ReadonlyMap<string, readonly RecordUrl[]>;
}

export interface CheckedService {
  reply: ServiceReply;
  /** Why the service could not be checked. */
  error?: unknown;
}

const REPLACEABLE_STATES: readonly ReplaceRowState[] = ['found', 'failed', 'skipped', 'undone'];

/** Returns whether the matches of a row can be selected. */
export const isReplaceable = ({ state, matchCount }: ReplaceRow) =>
  matchCount > 0 && REPLACEABLE_STATES.includes(state);
/** Returns the number of matches that are replaced when the row is selected. */
export const countIncluded = ({ matchCount, addresses, excluded }: ReplaceRow) =>
  [...excluded].reduce((sum, address) => sum - (addresses.get(address) ?? 0), matchCount);
/** Counts the selected matches whose new URLs do not respond or could not be checked. */
export const countDoubtful = ({ addresses, replies, excluded }: ReplaceRow) =>
  [...replies].reduce(
    (sum, [address, reply]) =>
      reply === 'answers' || excluded.has(address) ? sum : sum + addresses.get(address)!,
    0,
  );
/** Returns whether the next replacement includes the row. */
export const isNext = (row: ReplaceRow) => row.isChosen && isReplaceable(row) && countIncluded(row) > 0;
/** Returns whether the replacement can be undone. */
export const isUndoable = ({ before, state }: ReplaceRow) => before !== undefined && state !== 'kept';

export interface ResultRecord {
  id: string;
  row: ReplaceRow;
}

/** Returns the owners whose layers and field apps were not read. */
export const listUnread = ({ owners, unchanged }: ReplaceProgress) =>
  owners.filter(({ id, readRecordUrls }) => readRecordUrls && !unchanged.has(id));
