import { useAction } from '../../../activity/useAction.ts';
import { useEditor } from '../../../editors/text/documentEditor.ts';
import { defaultConfigs } from '../../../platform/defaultConfigs.ts';
import { useNotifyText } from '../../../ui/failure/useNotifyText.ts';
import { useText } from '../../../ui/useText.ts';
import { DEFAULT_PART_NAMES, readStoredPart, type DocumentPart } from './storedParts.ts';

/**
 * Replaces a document by its default as one change that can be undone. If the user types before the default
 * is loaded, the typed text stays.
 */
export function useLoadDefault(part: DocumentPart) {
  const editor = useEditor();
  const t = useText();
  const notifyText = useNotifyText();
  const { run, pending } = useAction(
    { perform: async (_: void, { call }) => (await call(defaultConfigs.read, {}))?.text },
    { failure: 'error.load' },
  );
  const load = async () => {
    const isTyped = editor.trackChanges();
    const read = await run();
    if (!read) return;
    const text = read.reply === undefined ? undefined : readStoredPart(read.reply, DEFAULT_PART_NAMES, part);
    if (text === undefined) return notifyText(t('configs.noDefault'), 'error');
    if (isTyped()) return notifyText(t('configs.notLoaded'), 'error');
    editor.replace(text);
  };
  return { load, pending };
}
