import { useDataProvider, type RaRecord } from 'react-admin';
import type { DocumentCalls } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { isSameDocument } from '../../../editors/json/changes.ts';
import type { Verbatim } from '../../../platform/verbatim.ts';
import type { ConfigSource } from './source.ts';
import { partIn, withPart, type DocumentPart } from './stored.ts';

/** A stored version of one document. */
export interface StoredPart extends Record<string, unknown> {
  text: string;
  /** The text with all documents of the source; null if nothing is stored. */
  whole: string | null;
}

/** What `save` takes. */
export interface PartRecord extends RaRecord {
  text: string;
}

/** How one document is read and saved: it is stored in one text with the other documents of its source. `opened`: the text that is edited. */
export function useStoredPart(
  { read, create, update, path, names, draft }: ConfigSource,
  part: DocumentPart,
  opened: string,
) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const args = { ...(path && { path }) };
  const calls: DocumentCalls<PartRecord, StoredPart> = {
    resource: 'configs',
    id: draft,
    async read() {
      const whole = ((await call(read, args)) as Verbatim<unknown> | null)?.text ?? null;
      return { whole, text: partIn(whole, names, part) };
    },
    overwrites: (now, _, agreedTo) => !isSameDocument(agreedTo?.text ?? opened, now.text),
    merge: ({ whole }, { text }) => ({ text, whole: withPart(whole, names, part, text) }),
    write: ({ whole: body }, { whole: before }) =>
      call(before === null ? create : update, {
        ...args,
        body,
        ...(before !== null && { before: { text: before } }),
      }),
    isDone: (now, { text }) => isSameDocument(text, now.text),
  };
  return calls;
}
