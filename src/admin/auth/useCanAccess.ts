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

const resultOf = (isPending: boolean, canAccess?: boolean) =>
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
const yes = resultOf(false, true);
const no = resultOf(false, false);
const pending = resultOf(true);

/** These ask about the resource, whatever record is around. */
const isOfRecord = (action: string) => action !== 'list' && action !== 'create';

/**
 * react-admin's `useCanAccess`, answered at once. It is pending only while a page shows its placeholder, which has an empty id: a right
 * may depend on the values of the record. It reads a context and subscribes to no query.
 */
export function useCanAccess({ action, ...props }: CanAccessParams): Result {
  const can = useCanAny();
  const resource = useResourceContext(props);
  const record = useRecordContext(props);
  if (!resource) throw new Error('useCanAccess needs a resource, as prop or as context');
  if (record?.id === '' && isOfRecord(action)) return pending;
  return can({ action, resource, record }) ? yes : no;
}
