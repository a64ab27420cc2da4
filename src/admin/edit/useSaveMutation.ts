import { useMemo } from 'react';
import {
  useEvent,
  useMutationMiddlewares,
  useMutationWithMutationMode,
  type RaRecord,
  type SaveContextValue,
  type SaveHandlerCallbacks,
  type TransformData,
} from 'react-admin';

type RecordValues = Partial<RaRecord>;

interface SaveParams {
  resource: string;
  id?: RaRecord['id'];
  data: RecordValues;
  previousData?: RaRecord;
  meta?: unknown;
}

/** The callbacks of react-query's `mutate`. */
export interface SaveCallbacks {
  onSuccess?: (saved: RaRecord, ...args: unknown[]) => void;
  onError?: (error: unknown, ...args: unknown[]) => void;
  onMutate?: (...args: unknown[]) => unknown;
  onSettled?: (...args: unknown[]) => unknown;
}

interface Options extends SaveCallbacks {
  resource: string;
  /** The edited record, or undefined if one is created. */
  record?: RaRecord;
  mutationFn(params: SaveParams): Promise<RaRecord>;
  transform?: TransformData | undefined;
}

/**
 * Returns a save context for a mutation other than the data provider's `create` and `update`. It waits for the reply (`pessimistic`) and
 * supports `transform`, middlewares and field errors as react-admin's edit controller does. It does not change the query cache.
 */
export function useSaveMutation({
  resource,
  record,
  mutationFn,
  onError,
  onMutate,
  onSettled,
  onSuccess,
  transform,
}: Options): SaveContextValue {
  const { getMutateWithMiddlewares, ...registration } = useMutationMiddlewares();
  const { registerMutationMiddleware, unregisterMutationMiddleware } = registration;
  const [mutate, { isPending: isSaving }] = useMutationWithMutationMode<
    Error,
    { data: RaRecord },
    SaveParams
  >({} as SaveParams, {
    mutationKey: [resource, 'save'],
    returnPromise: true,
    mutationFn: async params => ({ data: await mutationFn(params) }),
    getMutateWithMiddlewares(send) {
      const withMiddlewares = getMutateWithMiddlewares(
        (targetResource: string, params: Omit<SaveParams, 'resource'>) =>
          send({ ...params, resource: targetResource }),
      ) as (targetResource: string, params: object) => Promise<{ data: RaRecord }>;
      return ({ resource: targetResource, ...params }) => withMiddlewares(targetResource, params);
    },
    updateCache: (_, __, result) => result!,
    getQueryKeys: () => [],
    ...(onError && { onError }),
    ...(onMutate && { onMutate }),
    ...(onSettled && { onSettled }),
    ...(onSuccess && { onSuccess }),
  });
  const save = useEvent(async (values: RecordValues, callbacks: SaveHandlerCallbacks = {}) => {
    const change = callbacks.transform ?? transform;
    const data: RecordValues = change ? await change(values, { previousData: record }) : values;
    const id = record?.id;
    const meta: unknown = callbacks.meta;
    try {
      await mutate(
        { resource, data, ...(record && { id, previousData: record }), ...(meta !== undefined && { meta }) },
        {
          ...(callbacks.onSuccess && { onSuccess: callbacks.onSuccess }),
          ...(callbacks.onError && { onError: callbacks.onError }),
        },
      );
    } catch (error) {
      const errors: unknown = (error as { body?: { errors?: unknown } }).body?.errors;
      if (errors) return errors;
    }
    return undefined;
  });
  return useMemo(
    () => ({
      save: save as NonNullable<SaveContextValue['save']>,
      saving: isSaving,
      mutationMode: 'pessimistic',
      registerMutationMiddleware,
      unregisterMutationMiddleware,
    }),
    [save, isSaving, registerMutationMiddleware, unregisterMutationMiddleware],
  );
}
