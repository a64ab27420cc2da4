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

type Values = Partial<RaRecord>;
type MutationFn = NonNullable<UseCreateOptions<RaRecord>['mutationFn']>;

/**
 * Finds a new record after a lost reply: the name of a unique field, or a function that reads it. The function resolves to `true` if
 * the record exists and cannot be read; it then has the id ''.
 */
export type FindCreated = string | ((values: Values) => Promise<RaRecord | boolean | undefined>);

/** Returns the text key of a warning that replaces the success notification if something was not done with the creation. */
export type CreationWarning = (created: RaRecord) => string | undefined;

interface Options {
  /** Creates the record by a call of its own and resolves to the reply; by default the data provider's `create`. */
  create?: ((values: Values) => Promise<object | undefined>) | undefined;
  /** Replaces the resource's texts for a failure. */
  failure?: FailureTexts;
}

const LOST = { notDone: 'ui.lost.nothing', unknown: 'ui.lost.unknown' } as const;

/**
 * Returns `mutationOptions` for creating a record. After a lost reply nothing is sent again: `findCreated` reads whether the record
 * exists, and the notification says so.
 */
export function useSafeCreate(findCreated: FindCreated | undefined, { create: own, failure }: Options = {}) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const [found] = useState(() => new WeakSet<object>());

  const find = async (values: Values): Promise<RaRecord | undefined> => {
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
  const mutationFn: MutationFn = async ({ resource: of = resource, data = {}, meta }) => {
    const create = async (): Promise<{ data: RaRecord }> =>
      own
        ? { data: { ...data, ...(await own(data)) } as RaRecord }
        : dataProvider.create(of, { data, ...(meta && { meta }) });
    if (!findCreated) return (await create()).data;
    let record: RaRecord | undefined;
    const outcome = await verifiedWrite(create, async () => !!(record = await find(data)));
    if (outcome.is === 'replied') return outcome.reply.data;
    if (outcome.is === 'confirmed') {
      found.add(record!);
      return record!;
    }
    notify(LOST[outcome.is], { type: 'error', autoHideDuration: null });
    throw new HandledError();
  };
  return {
    mutationFn,
    onError: useFailureNotification('save', failure),
    /** Whether the reply was lost and the record was found. */
    wasFound: (record: object) => found.has(record),
  };
}

/** Notifies that a record was created, or found after the reply was lost. */
export function useCreatedNotification(notification?: SuccessNotification, warningOf?: CreationWarning) {
  const notify = useNotify();
  const notifyCreated = useSuccessNotification(useResourceContext() ?? '', 'created', notification);
  return (record: RaRecord, wasFound: boolean, options: Parameters<typeof notifyCreated>[1] = {}) => {
    const warning = wasFound ? 'ui.lost.done' : warningOf?.(record);
    if (warning) notify(warning, { type: 'warning', autoHideDuration: null });
    else notifyCreated(record, options);
  };
}
