import { useAction } from '../../activity/useAction.ts';
import { useRecordContext } from '../../admin/index.ts';
import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import type { Editing } from '../../editors/text/editing.ts';
import { Button } from '../../ui/Button.tsx';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../ui/useText.ts';
import { useSaveConfig, type Saving } from './useSaveConfig.ts';
import styles from './widgetConfig.module.css';

interface Props extends Saving {
  chosen: string[];
  /** The default as it is stored; undefined: there is none. */
  ofDefault: string | undefined;
  editing: Editing;
  /** Saving needs an application, and none is chosen. */
  chooseFirst(): void;
}

/** What can be done with the config in the editor: the default put in its place, saved as the default, saved for the chosen applications. */
export function ConfigButtons({ chosen, ofDefault, editing, chooseFirst, ...saving }: Props) {
  const t = useText();
  const tool = useRecordContext<CatalogueRecord<'tools'>>()!;
  const { run, pending } = useAction({
    perform: ({ save, text }: { save(text: string): Promise<unknown>; text: string }) => save(text),
    key: () => '',
  });
  useLeaveGuard(pending, true, { sending: pending });
  const { saveFor, saveAsDefault } = useSaveConfig(tool, saving);
  const save = (act: (text: string) => Promise<unknown>) => {
    const text = editing.read();
    return text === undefined ? undefined : run({ save: act, text });
  };
  return (
    <>
      <Button
        variant="quiet"
        small
        pending={ofDefault === undefined}
        title={ofDefault === undefined ? t('resources.tools.widget.noDefault') : undefined}
        onClick={() => ofDefault !== undefined && editing.replace(ofDefault)}
      >
        {t('resources.tools.widget.loadDefault')}
      </Button>
      <Button small pending={pending} onClick={() => save(saveAsDefault)}>
        {t('resources.tools.widget.saveAsDefault')}
      </Button>
      <Button
        variant="primary"
        small
        pending={pending}
        onClick={() => (chosen.length ? save(text => saveFor(chosen, text)) : chooseFirst())}
      >
        {editing.unsaved ? <span className={styles.dot} aria-hidden /> : null}
        {t('ui.save')}
      </Button>
    </>
  );
}
