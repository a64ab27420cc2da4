import type { Area } from '../../../i18n/areas.ts';
import type en from '../../../i18n/en/journal.ts';
import type { AnyAsk, Route } from '../../platform/endpoint.ts';
import type { FieldKind } from '../../platform/fieldKind.ts';
import { resourceNames, type ResourceName } from '../../platform/resources.ts';
import type { Piece } from './pieces.ts';

/** The sentence of a change, by its name in the catalogue. */
export type Said = keyof (typeof en)['did'];
export type JournalIcon = 'add' | 'edit' | 'people' | 'remove' | 'mail' | 'show' | 'order' | 'send';
/** Why something cannot be taken back. */
export type Reason = keyof (typeof en)['never'];

/**
 * How a change is taken back, as it can be kept: by a call; or, where there is none, by putting fields of a record back
 * into it.
 */
export interface Inverse {
  call?: Route;
  ask?: AnyAsk;
  /** The record that says whether it is still as it was left: what these fields were `left` as. */
  resource?: ResourceName;
  id?: string;
  left?: Record<string, unknown>;
  /** How that record is read, where it is no resource: alone, or in a list by its id. What was changed is put into all of it, and the call sends that. */
  read?: { call: Route; ask: AnyAsk };
  /** The same of a document, which is sent as text. */
  piece?: Piece;
  /** What stood in them before. */
  before?: Record<string, unknown>;
  /** It takes something away: asked first. */
  removes?: true;
}

/** The area whose texts name the fields of an entry. */
export const textAreaOf = (of: NonNullable<JournalEntry['of']>): Area =>
  isResource(of) ? `resources.${of}` : (of as Area);

/** Entries of earlier versions have `layers`. */
const isResource = (of: string): of is ResourceName | 'layers' =>
  of === 'layers' || (resourceNames as readonly string[]).includes(of);

/** One change of the journal, in data: it is said in the language of whoever reads it. */
export interface JournalEntry {
  key: string;
  /** Epoch milliseconds. */
  time: number;
  said: Said;
  sign: JournalIcon;
  /** To whom or what it was done: a name each. */
  names: string[];
  /** To so many besides. */
  more?: number;
  /** What else fills the gaps of the sentence. */
  gaps: Record<string, string>;
  /** Where it was done. */
  where?: string | undefined;
  /** The fields that were changed. */
  fields?: string[] | undefined;
  /** The resource, or the area, whose texts name the fields and say what was created or deleted. */
  of?: ResourceName | Area | undefined;
  /** What one field was and is, and its kind. */
  values?: [before: string | number, now: string | number] | undefined;
  kind?: FieldKind | undefined;
  /** So many more were tried in the same go, and failed. */
  failed?: number | undefined;
  /** The act that it was part of. */
  act: string;
  back: Inverse[];
  /** Why it cannot be taken back. */
  never?: Reason | undefined;
  /** How to take it back is known only as long as the page is there. */
  here?: true | undefined;
  /** What it was done to is there no more. */
  gone?: true | undefined;
  /** When it was taken back, epoch milliseconds. */
  undone?: number | undefined;
}

/** The key of the sentence about a creation or deletion in the texts of its area. Other changes have `journal.did.<said>` only. */
export function areaSentenceKey({ said, of }: Pick<JournalEntry, 'said' | 'of'>) {
  if (!of) return undefined;
  const area = textAreaOf(of);
  if (said === 'created') return `${area}.journal.created`;
  return said === 'deleted' ? `${area}.journal.deleted` : undefined;
}
