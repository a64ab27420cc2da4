import type { CanAccessProps as RaCanAccessProps } from 'react-admin';
import { useCanAccess } from './useCanAccess.ts';

/** `loading` is shown while a page waits for its record. The answer cannot fail, so `error` is never shown. */
export type CanAccessProps = Pick<
  RaCanAccessProps,
  'accessDenied' | 'action' | 'children' | 'error' | 'loading' | 'record' | 'resource'
>;

/** react-admin's `CanAccess`: renders its children, or `accessDenied`. */
export function CanAccess({
  accessDenied = null,
  children,
  action,
  loading = null,
  record,
  resource,
}: CanAccessProps) {
  const { canAccess, isPending } = useCanAccess({
    action,
    ...(record && { record }),
    ...(resource && { resource }),
  });
  if (isPending) return loading;
  return canAccess ? children : accessDenied;
}
