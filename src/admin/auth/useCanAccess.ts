import {
  useRecordContext,
  useResourceContext,
  type UseCanAccessOptions,
  type UseCanAccessResult,
} from 'react-admin';
import { useCanAny } from '../../auth/AccessProvider.tsx';

type CanAccessParams = Pick<UseCanAccessOptions, 'action' | 'record' | 'resource'>;
type Result = Pick<
  UseCanAccessResult,
  | 'canAccess'
  | 'data'
  | 'error'
  | 'isError'
  | 'isFetching'
  | 'isLoading'
  | 'isPending'
  | 'isSuccess'
  | 'status'
>;

const accessResult = (isPending: boolean, canAccess?: boolean) =>
  ({
    canAccess,
    data: canAccess,
    error: null,
    isError: false,
    isFetching: isPending,
    isLoading: isPending,
    isPending,
    isSuccess: !isPending,
    status: isPending ? 'pending' : 'success',
  }) as Result;
const allowed = accessResult(false, true);
const denied = accessResult(false, false);
const pending = accessResult(true);

/** The actions `list` and `create` concern the resource, not the record in context. */
const needsRecord = (action: string) => action !== 'list' && action !== 'create';

/**
 * react-admin's `useCanAccess`, decided synchronously from a context instead of a query. It is pending only while a page shows the
 * placeholder of its record, which has an empty id, because a right may depend on the record's values.
 */
export function useCanAccess({ action, ...props }: CanAccessParams): Result {
  const can = useCanAny();
  const resource = useResourceContext(props);
  const record = useRecordContext(props);
  if (!resource) throw new Error('useCanAccess needs a resource, as prop or as context');
  if (record?.id === '' && needsRecord(action)) return pending;
  return can({ action, resource, record }) ? allowed : denied;
}
