import { useState } from 'react';
import {
  useDataProvider,
  useNotify,
  useResourceContext,
  type RaRecord,
  type UseCreateOptions,
} from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { verifiedWrite } from '../../data/writes.ts';
import type { FailureTexts } from '../../ui/failure/failureText.ts';
import { HandledError, useFailureNotification } from './useFailureNotification.ts';
import { useSuccessNotification, type SuccessNotification } from './useSuccessNotification.ts';

type RecordValues = Partial<RaRecord>;
type MutationFn = NonNullable<UseCreateOptions<RaRecord>['mutationFn']>;

/**
 * Finds a new record after a lost reply: the name of a unique field, or a function that reads the record. The function resolves to
 * `true` if the record exists but cannot be read. The record then has the id ''.
 */
export type FindCreated = string | ((values: RecordValues) => Promise<RaRecord | boolean | undefined>);

/** Returns the text key of a warning that replaces the success notification if a part of the creation failed. */
export type CreationWarning = (created: RaRecord) => string | undefined;

interface SafeCreateOptions {
  /** Creates the record and resolves to the reply. Defaults to the data provider's `create`. */
  create?: ((values: RecordValues) => Promise<object | undefined>) | undefined;
  /** Replaces the resource's texts for a failure. */
  failure?: FailureTexts;
}

const LOST_REPLY_TEXTS = { notDone: 'ui.lost.nothing', unknown: 'ui.lost.unknown' } as const;

/**
 * Returns `mutationOptions` for creating a record. After a lost reply nothing is sent again: `findCreated` looks for the record, and a
 * notification says whether it exists.
 */
export function useSafeCreate(
  findCreated: FindCreated | undefined,
  { create: createRecord, failure }: SafeCreateOptions = {},
) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const [confirmedRecords] = useState(() => new WeakSet<object>());

  const findRecord = async (values: RecordValues): Promise<RaRecord | undefined> => {
    if (typeof findCreated === 'function') {
      const found = await findCreated(values);
      return found === true ? { id: '' } : found || undefined;
    }
    const { data } = await dataProvider.getList(resource, {
      pagination: { page: 1, perPage: 0 },
      filter: { q: values[findCreated!] as unknown },
    });
    return data.find(record => record[findCreated!] === values[findCreated!]);
  };
  const mutationFn: MutationFn = async ({ resource: targetResource = resource, data = {}, meta }) => {
    const create = async (): Promise<{ data: RaRecord }> =>
      createRecord
        ? { data: { ...data, ...(await createRecord(data)) } as RaRecord }
        : dataProvider.create(targetResource, { data, ...(meta && { meta }) });
    if (!findCreated) return (await create()).data;
    let record: RaRecord | undefined;
    const outcome = await verifiedWrite(create, async () => !!(record = await findRecord(data)));
    if (outcome.status === 'replied') return outcome.reply.data;
    if (outcome.status === 'confirmed') {
      confirmedRecords.add(record!);
      return record!;
    }
    notify(LOST_REPLY_TEXTS[outcome.status], { type: 'error', autoHideDuration: null });
    throw new HandledError();
  };
  return {
    mutationFn,
    onError: useFailureNotification('save', failure),
    /** Whether the reply was lost and the record was found. */
    isConfirmed: (record: object) => confirmedRecords.has(record),
  };
}

/** Returns a function that notifies that a record was created, or was found after a lost reply. */
export function useCreatedNotification(notification?: SuccessNotification, getWarning?: CreationWarning) {
  const notify = useNotify();
  const notifyCreated = useSuccessNotification(useResourceContext() ?? '', 'created', notification);
  return (record: RaRecord, isConfirmed: boolean, options: Parameters<typeof notifyCreated>[1] = {}) => {
    const warning = isConfirmed ? 'ui.lost.done' : getWarning?.(record);
    if (warning) notify(warning, { type: 'warning', autoHideDuration: null });
    else notifyCreated(record, options);
  };
}
