import type { CanAccessProps as RaCanAccessProps } from 'react-admin';
import { useCanAccess } from './useCanAccess.ts';

/** The answer is there at once and cannot fail, so `loading` and `error` are never shown. */
export type CanAccessProps = Pick<
  RaCanAccessProps,
  'accessDenied' | 'action' | 'children' | 'error' | 'loading' | 'record' | 'resource'
>;

/** react-admin's `CanAccess`: renders its children, or `accessDenied`. */
export function CanAccess({ accessDenied = null, children, action, record, resource }: CanAccessProps) {
  const { canAccess } = useCanAccess({ action, ...(record && { record }), ...(resource && { resource }) });
  return canAccess ? children : accessDenied;
}
