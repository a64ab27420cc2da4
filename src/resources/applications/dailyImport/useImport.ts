import { useDataProvider } from 'react-admin';
import { useUndoOffer } from '../../../activity/useUndoOffer.ts';
import { useVerifiedWrite } from '../../../activity/useVerifiedWrite.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { dailyImport, type BackupVersion } from '../../../platform/dailyImport.ts';
import { useNotifyText } from '../../../ui/failure/useNotifyText.ts';
import { orEmpty } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';

/** The number of a version as it is shown; a platform may leave it out, and then it cannot be asked for. */
export const numberOf = ({ version }: Partial<BackupVersion>) => orEmpty(String(version ?? ''));

/** What a version is called. */
export function useVersionName() {
  const t = useText();
  return (version: BackupVersion) =>
    version.backupName || t('dailyImport.versions.unnamed', { version: numberOf(version) });
}

/** Reads, saves and reverts the daily import of an application; after a lost answer it is looked into. The texts they answer are what is stored then. */
export function useImport(appId: string, put: (text: string) => void) {
  const t = useText();
  const notifyText = useNotifyText();
  const offerUndo = useUndoOffer();
  const verifiedWrite = useVerifiedWrite();
  const nameOf = useVersionName();
  const { call } = useDataProvider<ConsoleDataProvider>();

  /** Empty: there is none yet. A mark before a text is none of it. */
  const read = async () => (await call(dailyImport.ofApplication, { path: { appId } }))?.config ?? '';
  const store = (config: string, backupName: string) =>
    call(dailyImport.save, { path: { appId }, body: { config, backupName, appId } });

  return {
    read,
    async save(text: string, backupName: string) {
      const config = text.replace(/^\uFEFF/, '');
      const how = await verifiedWrite(
        () => store(config, backupName),
        async () => (await read()) === config,
      );
      if (how === 'replied') notifyText(t('dailyImport.saved'), 'success');
      return config;
    },
    async revert(version: BackupVersion, before: string) {
      let now = version.config ?? '';
      const how = await verifiedWrite(
        async () => {
          const reply = await call(dailyImport.revert, {
            path: { version: String(version.version) },
            body: { clientId: appId },
          });
          now = reply ? (reply.config ?? '') : (version.config ?? (await read()));
        },
        async () => {
          const found = await read();
          const isDone = version.config ? found === version.config : found !== before;
          now = found;
          return isDone;
        },
      );
      const inverse = async () => {
        // What somebody else saved since is not replaced.
        if ((await read()) !== now) {
          notifyText(t('dailyImport.notUndone'), 'error');
          return false;
        }
        await store(before, t('dailyImport.undoName', { name: nameOf(version) }));
        put(before);
        return true;
      };
      if (how === 'replied')
        offerUndo({
          text: t('dailyImport.reverted'),
          undone: t('dailyImport.undone'),
          failure: 'error.save',
          inverse,
        });
      return now;
    },
  };
}
