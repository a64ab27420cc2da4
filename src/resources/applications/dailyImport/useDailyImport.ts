import { useDataProvider, type RaRecord } from 'react-admin';
import { useUndoOffer } from '../../../activity/useUndoOffer.ts';
import type { DocumentCalls } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import type { SafeWriteResult } from '../../../data/safeWrite.ts';
import { dailyImport, type BackupVersion } from '../../../platform/dailyImport.ts';
import { useNotifyText } from '../../../ui/failure/useNotifyText.ts';
import { formatOptional } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';

/**
 * Returns the displayed number of a version. A platform may omit it, and such a version cannot be requested.
 */
export const formatVersionNumber = ({ version }: Partial<BackupVersion>) =>
  formatOptional(String(version ?? ''));

export function useVersionName() {
  const t = useText();
  return (version: BackupVersion) =>
    version.backupName || t('dailyImport.versions.unnamed', { version: formatVersionNumber(version) });
}

export interface StoredImport extends Record<string, unknown> {
  /** Empty if there is no import yet. */
  text: string;
  /** The name under which the replaced version is kept. */
  backupName?: string;
}
export interface ImportRecord extends RaRecord {
  text: string;
  backupName: string;
}

/**
 * Returns how the daily import of an application is saved and reverted. `openedText` is the edited text. `onStored` is
 * called with each text that was stored.
 */
export function useDailyImport(appId: string, openedText: string, onStored: (text: string) => void) {
  const t = useText();
  const notifyText = useNotifyText();
  const offerUndo = useUndoOffer();
  const nameOf = useVersionName();
  const { call } = useDataProvider<ConsoleDataProvider>();

  const read = async () => ({
    text: (await call(dailyImport.ofApplication, { path: { appId } }))?.config ?? '',
  });
  const store = (config: string, backupName: string) =>
    call(dailyImport.save, { path: { appId }, body: { config, backupName, appId } });
  const sharedCalls = {
    resource: 'dailyImport',
    id: appId,
    read,
    overwrites: (now: StoredImport, _: RaRecord, agreedTo = { text: openedText }) =>
      now.text !== agreedTo.text,
  };

  const inverse = async (version: BackupVersion, before: string, now: string) => {
    // Undo must not replace a version that another user saved in the meantime.
    if ((await read()).text !== now) {
      notifyText(t('dailyImport.notUndone'), 'error');
      return false;
    }
    await store(before, t('dailyImport.undoName', { name: nameOf(version) }));
    onStored(before);
    return true;
  };
  const saveCalls: DocumentCalls<ImportRecord, StoredImport> = {
    ...sharedCalls,
    // A byte-order mark is not part of the text.
    merge: (_, { text, backupName }) => ({ text: text.replace(/^\uFEFF/, ''), backupName }),
    write: ({ text, backupName = '' }) => store(text, backupName),
    isDone: (now, { text }) => now.text === text.replace(/^\uFEFF/, ''),
  };
  const revertCalls = (version: BackupVersion): DocumentCalls<RaRecord, StoredImport, string> => ({
    ...sharedCalls,
    merge: () => ({ text: version.config ?? '' }),
    async write() {
      const reply = await call(dailyImport.revert, {
        path: { version: String(version.version) },
        body: { clientId: appId },
      });
      return reply ? (reply.config ?? '') : (version.config ?? (await read()).text);
    },
    isDone: (now, _, before) => (version.config ? now.text === version.config : now.text !== before.text),
  });
  /** Shows the reverted version and offers Undo. */
  const onReverted = (
    version: BackupVersion,
    { before, reply, verified }: SafeWriteResult<string, StoredImport>,
  ) => {
    const now = reply ?? verified?.text ?? '';
    if (reply !== undefined)
      offerUndo({
        text: t('dailyImport.reverted'),
        undone: t('dailyImport.undone'),
        failure: 'error.save',
        inverse: () => inverse(version, before.text, now),
      });
    onStored(now);
  };
  return { saveCalls, revertCalls, onReverted };
}
