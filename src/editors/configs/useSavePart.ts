import { useDataProvider } from 'react-admin';
import { useLookInto } from '../../calls/useLookInto.ts';
import { useSay } from '../../calls/useSay.ts';
import { useTellFailure } from '../../calls/useTellFailure.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { Verbatim } from '../../platform/verbatim.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../ui/useText.ts';
import { differenceCount } from '../json/check.ts';
import type { ConfigSource } from './source.ts';
import { partIn, withPart, type Part } from './stored.ts';

interface Saving {
  /** The document as it was stored when it was opened here. */
  base: string;
  /** This text is stored now. */
  saved(text: string): void;
  /** Somebody else's document stands there, and was kept. */
  overtaken(theirs: string): void;
}

const isSame = (one: string, other: string) => one === other || differenceCount(one, other) === 0;

/**
 * Saves one document with all that is stored beside it, as that is now. Over somebody else's newer one only when told to;
 * after a lost answer it is read whether it was done (decisions 17, 22). Answers whether it is saved.
 */
export function useSavePart(source: ConfigSource, part: Part, { base, saved, overtaken }: Saving) {
  const t = useText();
  const say = useSay();
  const tellFailure = useTellFailure();
  const confirm = useConfirm();
  const lookInto = useLookInto();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { names, path } = source;
  const of = { ...(path && { path }) };
  const read = async () => ((await call(source.read, of)) as Verbatim<unknown> | null)?.text ?? null;

  return async (text: string): Promise<boolean> => {
    let isFirst = false;
    try {
      const stored = await read();
      isFirst = stored === null;
      const theirs = partIn(stored, names, part);
      if (!isSame(theirs, base) && !isSame(theirs, text)) {
        const mine = await confirm({ title: t('configs.overtaken.title'), text: t('configs.overtaken.text', { label: source.labels[part] }), confirm: t('configs.overtaken.mine'), cancel: t('configs.overtaken.look'), danger: true });
        if (!mine) {
          overtaken(theirs);
          return false;
        }
      }
      const body = withPart(stored, names, part, text);
      const how = await lookInto(() => call(isFirst ? source.create : source.update, { ...of, body }), async () => isSame(partIn(await read(), names, part), text));
      saved(text);
      if (how === 'done') say(t('configs.saved'), 'success');
      return true;
    } catch (error) {
      tellFailure(error, { text: isFirst ? 'configs.saveError' : 'configs.updateError', typed: true });
      return false;
    }
  };
}
