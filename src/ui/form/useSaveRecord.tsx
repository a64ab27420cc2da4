import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { refresh } from '../../live/refresh.ts';
import { CallError } from '../../platform/errors.ts';
import { BANNER } from '../ask/useAct.ts';
import { useTellFailure } from '../ask/useTellFailure.ts';
import { useConfirm } from '../dialog/ConfirmProvider.tsx';
import type { TextKey } from '../useText.ts';
import { Differences, differences } from './Differences.tsx';
import type { Saved } from './RecordForm.tsx';

interface Texts {
  saved: TextKey;
  error: TextKey;
  /** Labels of the fields, for showing what differs. */
  labels: Record<string, TextKey>;
}

/**
 * Saves changes to a record by a whole-entity update. The record is read again just before: what others changed
 * meanwhile is kept, and where they changed what this form shows, it asks first (decision 17).
 */
export function useSaveRecord(resource: string, { saved, error: errorText, labels }: Texts) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const t = useTranslate();
  const confirm = useConfirm();
  const tellFailure = useTellFailure();

  const attempt = async (opened: RaRecord, changes: Record<string, unknown>): Promise<boolean> => {
    const { data: now } = await dataProvider.getOne(resource, { id: opened.id });
    const theirs = differences(opened, now, changes, labels);
    if (
      theirs.length > 0 &&
      !(await confirm({
        title: t('ui.conflict.title'),
        text: <Differences rows={theirs} />,
        confirm: t('ui.conflict.overwrite'),
      }))
    )
      return false;
    await dataProvider.update(resource, { id: opened.id, data: { ...now, ...changes }, previousData: now });
    return true;
  };

  return async (opened: RaRecord, changes: Record<string, unknown>): Promise<Saved> => {
    try {
      // The platform refused a version that was overtaken between reading and saving: once more, on what is there now.
      const done = await attempt(opened, changes).catch(error => {
        if (error instanceof CallError && error.status === 409) return attempt(opened, changes);
        throw error;
      });
      if (!done) return false;
      notify(saved, { type: 'success', autoHideDuration: BANNER });
      void refresh(queryClient, resource);
      return true;
    } catch (error) {
      const fields = error instanceof CallError ? error.body.errors : {};
      const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name in labels));
      if (!Object.keys(known).length || Object.keys(known).length < Object.keys(fields).length) tellFailure(error, errorText);
      return known;
    }
  };
}
