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

const answerOf = (canAccess: boolean): Result => ({
  canAccess,
  data: canAccess,
  error: null,
  isError: false,
  isFetching: false,
  isLoading: false,
  isPending: false,
  isSuccess: true,
  status: 'success',
});
const yes = answerOf(true);
const no = answerOf(false);

/** react-admin's `useCanAccess`, answered at once: `isPending` is always false. It reads a context and subscribes to no query. */
export function useCanAccess({ action, ...props }: CanAccessParams): Result {
  const can = useCanAny();
  const resource = useResourceContext(props);
  const record = useRecordContext(props);
  if (!resource) throw new Error('useCanAccess needs a resource, as prop or as context');
  return can({ action, resource, record }) ? yes : no;
}
