import { useSaveContext } from '../../admin/index.ts';
import { useEditor } from '../../editors/text/documentEditor.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../ui/useText.ts';
import styles from './widgetConfig.module.css';

interface Props {
  chosen: string[];
  /** The stored default as text, or undefined for a tool without a default. */
  ofDefault: string | undefined;
  /** Called when a save needs an application, but no application is selected. */
  chooseFirst(): void;
}

/**
 * Buttons that load the default, save the config as the default, or save it for the selected applications.
 */
export function ConfigButtons({ chosen, ofDefault, chooseFirst }: Props) {
  const t = useText();
  const editor = useEditor();
  const confirmDialog = useConfirm();
  const { save, saving = false } = useSaveContext();
  useLeaveGuard(saving, true, { sending: saving });
  const saveForChosen = () => {
    if (!chosen.length) return chooseFirst();
    const text = editor.readText();
    if (text !== undefined) void save?.({ text, applications: chosen });
  };
  const saveAsDefault = () => {
    const text = editor.readText();
    if (text !== undefined)
      void confirmDialog({
        title: t('resources.tools.widget.saveAsDefault'),
        text: t('resources.tools.widget.asDefaultText'),
        confirmLabel: t('resources.tools.widget.saveAsDefault'),
        send: async () => save?.({ text }),
      });
  };
  return (
    <>
      <TextButton
        variant="quiet"
        small
        pending={ofDefault === undefined}
        title={ofDefault === undefined ? t('resources.tools.widget.noDefault') : undefined}
        onClick={() => ofDefault !== undefined && editor.replace(ofDefault)}
      >
        {t('resources.tools.widget.loadDefault')}
      </TextButton>
      <TextButton small pending={saving} onClick={saveAsDefault}>
        {t('resources.tools.widget.saveAsDefault')}
      </TextButton>
      <TextButton variant="primary" small pending={saving} onClick={saveForChosen}>
        {editor.unsaved ? <span className={styles.dot} aria-hidden /> : null}
        {t('ui.save')}
      </TextButton>
    </>
  );
}
