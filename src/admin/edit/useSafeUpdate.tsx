import { useState } from 'react';
import {
  useDataProvider,
  useNotify,
  useResourceContext,
  type RaRecord,
  type UseUpdateOptions,
} from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { ConflictError } from '../../data/failures.ts';
import { mergeRecord } from '../../data/mergeRecord.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import type { FailureTexts } from '../../ui/failure/failureText.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import type { EditedFormRef } from '../form/EditedFormContext.ts';
import { Differences } from './Differences.tsx';
import { HandledError, useFailureNotification } from './useFailureNotification.ts';
import { useSuccessNotification, type SuccessNotification } from './useSuccessNotification.ts';

type RecordValues = Record<string, unknown>;
type MutationFn = NonNullable<UseUpdateOptions<RaRecord>['mutationFn']>;
type UpdateParams = Parameters<ConsoleDataProvider['update']>[1];

/** The data provider's `update`, or an update of a part of a record. It throws a `ConflictError` with the complete current record. */
export type SafeUpdate = (
  resource: string,
  params: UpdateParams,
) => Promise<{
  data: RaRecord;
  /** `record` is the complete record after the update, if `data` is only a part of it. */
  meta?: { before?: RecordValues; confirmed?: true | undefined; record?: RecordValues };
}>;

/** The fields that a save changed. */
export interface SavedChange {
  /** Their values before and after the save. */
  prior: RecordValues;
  changes: RecordValues;
  /** The complete record after the save. */
  record: RecordValues;
  /** True if the reply was lost and reading the record showed that it was saved. */
  confirmed?: true | undefined;
}

interface SafeUpdateOptions {
  /** The form on the page. */
  form: EditedFormRef;
  /** Defaults to the data provider's `update`. */
  update?: SafeUpdate;
  /** Returns the form's values of a complete record. */
  toFormValues?(record: Readonly<RecordValues>): RecordValues;
  /** Replaces the resource's texts for a failure. */
  failure?: FailureTexts;
}

/**
 * Returns `mutationOptions` for updating a record, the update itself, and the changes of each save. When `update` throws a
 * `ConflictError`, `mutationFn` shows the differences and sends the update again if the user agrees.
 */
export function useSafeUpdate({
  form,
  update: customUpdate,
  toFormValues = record => record,
  failure,
}: SafeUpdateOptions) {
  const resource = useResourceContext() ?? '';
  const t = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const confirmDialog = useConfirm();
  const [savedChanges] = useState(() => new WeakMap<object, SavedChange>());
  const update: SafeUpdate =
    customUpdate ?? ((targetResource, params) => dataProvider.update(targetResource, params));

  const renderDifferences = (versions: Parameters<typeof mergeRecord>[0]) => {
    const { changes, conflicts } = mergeRecord(versions);
    const rows = conflicts.map(source => ({
      source,
      theirs: versions.current[source],
      yours: changes[source],
    }));
    const labelOf = (source: string) => `resources.${resource}.fields.${source}` as TextKey;
    const definition = form.current?.definition ?? { resource, fields: {}, labelOf };
    return <Differences form={definition} rows={rows} />;
  };

  const attempt = async (
    targetResource: string,
    params: UpdateParams,
    agreedTo?: Readonly<RecordValues>,
  ): Promise<RaRecord> => {
    const { data, previousData } = params;
    try {
      const reply = await update(targetResource, { ...params, ...(agreedTo && { agreedTo }) });
      const before: RecordValues = { ...previousData, ...reply.meta?.before };
      const { changes } = mergeRecord({ data, before: previousData, current: before });
      const prior = Object.fromEntries(Object.keys(changes).map(name => [name, before[name]]));
      const { confirmed, record = reply.data } = reply.meta ?? {};
      savedChanges.set(reply.data, { prior, changes, record, confirmed });
      return reply.data;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const current = toFormValues(error.current);
      const versions = { data, before: previousData, current, ...(agreedTo && { agreedTo }) };
      const done = await confirmDialog({
        title: t('ui.conflict.title'),
        text: renderDifferences(versions),
        confirmLabel: t('ui.conflict.overwrite'),
        send: () => attempt(targetResource, params, current),
      });
      if (!done) throw new HandledError();
      return done;
    }
  };
  const mutationFn: MutationFn = ({
    resource: targetResource = resource,
    id,
    data = {},
    previousData,
    meta,
  }) => attempt(targetResource, { id: id!, data, previousData, ...(meta && { meta }) });

  return {
    mutationFn,
    update,
    onError: useFailureNotification('save', failure),
    /** The change of the save that returned this record. */
    getSavedChange: (record: RaRecord) => savedChanges.get(record),
  };
}

/** Returns a function that notifies that a record was saved, also if the reply was lost. */
export function useSavedNotification(undoable: boolean, notification?: SuccessNotification) {
  const notify = useNotify();
  const notifyUpdated = useSuccessNotification(useResourceContext() ?? '', 'updated', notification);
  return (
    record: object,
    change: SavedChange | undefined,
    texts: { message?: string; name?: string } = {},
  ) => {
    if (change?.confirmed) notify('ui.lost.saved', { type: 'warning', autoHideDuration: null });
    else notifyUpdated(record, { undoable, ...texts });
  };
}
