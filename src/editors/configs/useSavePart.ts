import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { Verbatim } from '../../platform/verbatim.ts';
import { useNotifyText } from '../../ui/failure/useNotifyText.ts';
import { useText } from '../../ui/useText.ts';
import type { ConfigSource } from './source.ts';
import { partIn, withPart, type Part } from './stored.ts';

/** How one document is read as it is stored now, and stored with all that was read beside it. */
export function useSavePart({ read, create, update, path, names }: ConfigSource, part: Part) {
  const t = useText();
  const notifyText = useNotifyText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  /** All that is stored, as it was read last. */
  const stored = useRef<string | null>(null);
  const of = { ...(path && { path }) };
  return {
    async readFresh() {
      stored.current = ((await call(read, of)) as Verbatim<unknown> | null)?.text ?? null;
      return partIn(stored.current, names, part);
    },
    async save(text: string) {
      await call(stored.current === null ? create : update, {
        ...of,
        body: withPart(stored.current, names, part, text),
        ...(stored.current !== null && { before: { text: stored.current } }),
      });
      notifyText(t('configs.saved'), 'success');
    },
  };
}
