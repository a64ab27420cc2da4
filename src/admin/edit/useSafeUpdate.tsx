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

type Values = Record<string, unknown>;
type MutationFn = NonNullable<UseUpdateOptions<RaRecord>['mutationFn']>;
type UpdateParams = Parameters<ConsoleDataProvider['update']>[1];

/** The data provider's `update`, or one of a part of a record. It throws a `ConflictError` with the whole current record. */
export type SafeUpdate = (
  resource: string,
  params: UpdateParams,
) => Promise<{
  data: RaRecord;
  /** `record`: the whole record after the update, if `data` is a part of it. */
  meta?: { before?: Values; confirmed?: true | undefined; record?: Values };
}>;

/** The fields that a save changed. */
export interface SavedChange {
  /** Their values before and after the save. */
  prior: Values;
  changes: Values;
  /** The whole record after the save. */
  record: Values;
  /** The reply was lost, and reading the record showed that it was saved. */
  confirmed?: true | undefined;
}

interface Options {
  /** The form on the page. */
  form: EditedFormRef;
  /** By default the data provider's `update`. */
  update?: SafeUpdate;
  /** Returns the values that the form shows of a record. */
  partOf?(record: Readonly<Values>): Values;
  /** Replaces the resource's texts for a failure. */
  failure?: FailureTexts;
}

/**
 * Returns `mutationOptions` for updating a record, the update itself, and what it changes. When `update` throws a `ConflictError`,
 * `mutationFn` shows the differences and sends the update again if the user agrees.
 */
export function useSafeUpdate({ form, update: own, partOf = record => record, failure }: Options) {
  const resource = useResourceContext() ?? '';
  const t = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const confirm = useConfirm();
  const [saved] = useState(() => new WeakMap<object, SavedChange>());
  const update: SafeUpdate = own ?? ((of, params) => dataProvider.update(of, params));

  const differencesOf = (versions: Parameters<typeof mergeRecord>[0]) => {
    const { changes, conflicts } = mergeRecord(versions);
    const rows = conflicts.map(source => ({
      source,
      theirs: versions.now[source],
      yours: changes[source],
    }));
    const labelOf = (source: string) => `resources.${resource}.fields.${source}` as TextKey;
    const definition = form.current?.definition ?? { resource, fields: {}, labelOf };
    return <Differences form={definition} rows={rows} />;
  };

  const attempt = async (
    of: string,
    params: UpdateParams,
    agreedTo?: Readonly<Values>,
  ): Promise<RaRecord> => {
    const { data, previousData } = params;
    try {
      const reply = await update(of, { ...params, ...(agreedTo && { agreedTo }) });
      const before: Values = { ...previousData, ...reply.meta?.before };
      const { changes } = mergeRecord({ data, before: previousData, now: before });
      const prior = Object.fromEntries(Object.keys(changes).map(name => [name, before[name]]));
      const { confirmed, record = reply.data } = reply.meta ?? {};
      saved.set(reply.data, { prior, changes, record, confirmed });
      return reply.data;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const current = partOf(error.current);
      const versions = { data, before: previousData, now: current, ...(agreedTo && { agreedTo }) };
      const done = await confirm({
        title: t('ui.conflict.title'),
        text: differencesOf(versions),
        confirm: t('ui.conflict.overwrite'),
        send: () => attempt(of, params, current),
      });
      if (!done) throw new HandledError();
      return done;
    }
  };
  const mutationFn: MutationFn = ({ resource: of = resource, id, data = {}, previousData, meta }) =>
    attempt(of, { id: id!, data, previousData, ...(meta && { meta }) });

  return {
    mutationFn,
    update,
    onError: useFailureNotification('save', failure),
    /** The change of the save that returned this record. */
    changeOf: (record: RaRecord) => saved.get(record),
  };
}

/** Notifies that a record was saved, or that it was found saved after a lost reply. */
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
