import { useCallback, useRef, useState } from 'react';
import {
  useDataProvider,
  useNotify,
  useResourceContext,
  type RaRecord,
  type UseUpdateOptions,
} from 'react-admin';
import { ConflictError } from '../../client/failures.ts';
import { mergeRecord } from '../../data/mergeRecord.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { Differences } from '../../forms/Differences.tsx';
import type { StatedForm } from '../../forms/formOf.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { HandledError } from './HandledError.ts';
import { useFailureNotification } from './useFailureNotification.ts';
import { useSuccessNotification, type SuccessNotification } from './useSuccessNotification.ts';

type Values = Record<string, unknown>;
type MutationFn = NonNullable<UseUpdateOptions<RaRecord>['mutationFn']>;

/** The fields that a save changed. */
export interface SavedChange {
  /** Their values before and after the save. */
  prior: Values;
  changes: Values;
  /** The reply was lost, and reading the record showed that it was saved. */
  confirmed?: true | undefined;
}

/**
 * Returns `mutationOptions` for updating a record. When the data provider's `update` throws a `ConflictError`, `mutationFn` shows the
 * differences and sends the update again if the user agrees.
 */
export function useSafeUpdate() {
  const resource = useResourceContext() ?? '';
  const t = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const confirm = useConfirm();
  const form = useRef<StatedForm>(undefined);
  const setForm = useCallback((stated: StatedForm | undefined) => void (form.current = stated), []);
  const [saved] = useState(() => new WeakMap<object, SavedChange>());

  const differencesOf = ({ current }: ConflictError, versions: Parameters<typeof mergeRecord>[0]) => {
    const { changes, conflicts } = mergeRecord(versions);
    const rows = conflicts.map(source => ({ source, theirs: current[source], yours: changes[source] }));
    const labelOf = (source: string) => `resources.${resource}.fields.${source}` as TextKey;
    const stated = form.current ?? { resource, fields: {}, labelOf };
    return <Differences form={stated} rows={rows} />;
  };

  const attempt = async (
    of: string,
    params: Parameters<ConsoleDataProvider['update']>[1],
    agreedTo?: Readonly<Values>,
  ): Promise<RaRecord> => {
    const { data, previousData } = params;
    try {
      const reply = await dataProvider.update(of, { ...params, ...(agreedTo && { agreedTo }) });
      const before: Values = { ...previousData, ...reply.meta?.before };
      const { changes } = mergeRecord({ data, before: previousData, now: before });
      const prior = Object.fromEntries(Object.keys(changes).map(name => [name, before[name]]));
      saved.set(reply.data, { prior, changes, confirmed: reply.meta?.confirmed });
      return reply.data;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const versions = { data, before: previousData, now: error.current, ...(agreedTo && { agreedTo }) };
      const done = await confirm({
        title: t('ui.conflict.title'),
        text: differencesOf(error, versions),
        confirm: t('ui.conflict.overwrite'),
        send: () => attempt(of, params, error.current),
      });
      if (!done) throw new HandledError();
      return done;
    }
  };
  const mutationFn: MutationFn = ({ resource: of = resource, id, data = {}, previousData, meta }) =>
    attempt(of, { id: id!, data, previousData, ...(meta && { meta }) });

  return {
    mutationFn,
    onError: useFailureNotification('save'),
    /** The change of the save that returned this record. */
    changeOf: (record: RaRecord) => saved.get(record),
    /** Registers the form on the page, whose definition has the labels of the fields and says which are secret. */
    form,
    setForm,
  };
}

/** Notifies that a record was saved, or that it was found saved after a lost reply. */
export function useSavedNotification(undoable: boolean, notification?: SuccessNotification) {
  const notify = useNotify();
  const notifyUpdated = useSuccessNotification(useResourceContext() ?? '', 'updated', notification);
  return (record: RaRecord, change: SavedChange | undefined) => {
    if (change?.confirmed) notify('ui.lost.saved', { type: 'warning', autoHideDuration: null });
    else notifyUpdated(record, { undoable });
  };
}
