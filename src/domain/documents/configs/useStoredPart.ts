import { useDataProvider, type RaRecord } from 'react-admin';
import type { DocumentCalls } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { isSameDocument } from '../../../editors/json/changes.ts';
import type { Verbatim } from '../../../platform/verbatim.ts';
import type { ConfigSource } from './configSource.ts';
import { readPart, writePart, type DocumentPart } from './storedParts.ts';

export interface StoredPart extends Record<string, unknown> {
  text: string;
  /** The stored text with all documents of the source, or null if there is no stored text. */
  fullText: string | null;
}

/** The argument of `save`. */
export interface PartRecord extends RaRecord {
  text: string;
}

/**
 * Returns how one document is read and saved. It is stored in one text with the other documents of its
 * source. `opened` is the edited text.
 */
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
      const fullText = ((await call(read, args)) as Verbatim<unknown> | null)?.text ?? null;
      return { fullText, text: readPart(fullText, names, part) };
    },
    overwrites: (now, _, agreedTo) => !isSameDocument(agreedTo?.text ?? opened, now.text),
    merge: ({ fullText }, { text }) => ({ text, fullText: writePart(fullText, names, part, text) }),
    write: ({ fullText: body }, { fullText: before }) =>
      call(before === null ? create : update, {
        ...args,
        body,
        ...(before !== null && { before: { text: before } }),
      }),
    isDone: (now, { text }) => isSameDocument(text, now.text),
  };
  return calls;
}
