import { useContext, type ReactNode } from 'react';
import type { CanAccessProps as RaCanAccessProps } from 'react-admin';
import { AccessDeniedRedirect } from '../../ui/AccessDeniedRedirect.tsx';
import { AdminContext } from '../app/AdminContext.ts';
import { useResourceText } from '../list/useResourceText.ts';
import { useCanAccess } from './useCanAccess.ts';

/** `loading` is shown while a page waits for its record. Access is decided without a request, so `error` is never shown. */
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

interface Props {
  action: string;
  resource?: string;
  children: ReactNode;
}

/** Renders a page for users with access to it. Other users see the `accessDenied` of `Admin`. */
export function AccessGate(props: Props) {
  const { accessDenied: AccessDenied } = useContext(AdminContext);
  return <CanAccess {...props} accessDenied={AccessDenied ? <AccessDenied /> : null} />;
}

/** An `accessDenied` that goes back with a notification: `resources.<resource>.notAuthorized` if that text exists, else a general one. */
export function RefusedPage() {
  const textOf = useResourceText();
  return <AccessDeniedRedirect text={textOf('notAuthorized', 'failure.forbidden')} />;
}
