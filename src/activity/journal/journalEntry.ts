import type { Area } from '../../../i18n/areas.ts';
import type en from '../../../i18n/en/journal.ts';
import type { AnyEndpointArgs, EndpointRoute } from '../../platform/endpoint.ts';
import type { FieldKind } from '../../platform/fieldKind.ts';
import { resourceNames, type ResourceName } from '../../platform/resources.ts';
import type { TextPatch } from './textPatch.ts';

/** The key of a sentence in the texts, `journal.did.<name>`. */
export type SentenceName = keyof (typeof en)['did'];
export type JournalIcon = 'add' | 'edit' | 'people' | 'remove' | 'mail' | 'show' | 'order' | 'send';
/** The reason why a change cannot be undone. */
export type NeverReason = keyof (typeof en)['never'];

/** How a change is undone, as JSON: by a call, or by writing earlier values of its fields to a record. */
export interface Inverse {
  call?: EndpointRoute;
  ask?: AnyEndpointArgs;
  /** The record, and the values of its fields after the change (`left`). Other values now mean a conflict. */
  resource?: ResourceName;
  id?: string;
  left?: Record<string, unknown>;
  /** Reads a record that is not of a resource, alone or in a list. The call sends it with the earlier values. */
  read?: { call: EndpointRoute; ask: AnyEndpointArgs };
  /** The changed part of a document, which is sent as text. */
  piece?: TextPatch;
  /** The values before the change. */
  before?: Record<string, unknown>;
  /** Undo deletes something, so it needs confirmation. */
  removes?: true;
}

/** The text area with the field names of an entry. */
export const fieldTextArea = (of: NonNullable<JournalEntry['of']>): Area =>
  isResource(of) ? `resources.${of}` : (of as Area);

/** Entries of earlier versions may have `layers`. */
const isResource = (of: string): of is ResourceName | 'layers' =>
  of === 'layers' || (resourceNames as readonly string[]).includes(of);

/** One change in the journal, stored without sentences so that it is shown in the current language. */
export interface JournalEntry {
  key: string;
  /** Epoch milliseconds. */
  time: number;
  said: SentenceName;
  sign: JournalIcon;
  /** The names of the changed records. */
  names: string[];
  /** The number of changed records that are not in `names`. */
  more?: number;
  /** Other values of the sentence's placeholders. */
  gaps: Record<string, string>;
  /** The application in which it happened. */
  where?: string | undefined;
  /** The changed fields. */
  fields?: string[] | undefined;
  /** The resource or area with the texts for field names, creations and deletions. */
  of?: ResourceName | Area | undefined;
  /** The values of a single changed field, and its kind. */
  values?: [before: string | number, now: string | number] | undefined;
  kind?: FieldKind | undefined;
  /** The number of failed writes in the same act. */
  failed?: number | undefined;
  /** The key of the act, which groups writes. */
  act: string;
  back: Inverse[];
  /** The reason why it cannot be undone. */
  never?: NeverReason | undefined;
  /** It can be undone only until the page is closed. */
  here?: true | undefined;
  /** The changed record no longer exists. */
  gone?: true | undefined;
  /** When it was undone, epoch milliseconds. */
  undone?: number | undefined;
}

/** The key of an area's sentence about a creation or deletion. Other changes have only `journal.did.<said>`. */
export function areaSentenceKey(entry: Pick<JournalEntry, 'said' | 'of'>) {
  if (!entry.of) return undefined;
  const area = fieldTextArea(entry.of);
  if (entry.said === 'created') return `${area}.journal.created`;
  return entry.said === 'deleted' ? `${area}.journal.deleted` : undefined;
}
