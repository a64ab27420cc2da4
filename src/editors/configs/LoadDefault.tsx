import { useDataProvider } from 'react-admin';
import { useOnce } from '../../calls/useAct.ts';
import { useSay } from '../../calls/useSay.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { defaultConfigs } from '../../platform/defaultConfigs.ts';
import { Button } from '../../ui/Button.tsx';
import { useText } from '../../ui/useText.ts';
import type { Editing } from '../text/editing.ts';
import { DEFAULT_NAMES } from './names.ts';
import { partIn, type Part } from './stored.ts';

/** Puts the default of a document in its place, to be undone like any change. */
export function LoadDefault({ part, editing }: { part: Part; editing: Editing }) {
  const t = useText();
  const say = useSay();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { once, pending } = useOnce({ failure: 'configs.defaultError' });
  const load = async () => {
    const read = await once(async () => ({ stored: (await call(defaultConfigs.read, {}))?.text }));
    if (!read) return;
    if (read.stored === undefined) return say(t('configs.noDefault'), 'error');
    editing.replace(partIn(read.stored, DEFAULT_NAMES, part));
  };
  return (
    <Button variant="quiet" small pending={pending} onClick={load}>
      {t('configs.loadDefault')}
    </Button>
  );
}
