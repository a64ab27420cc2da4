import { useContext, type ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import { AdminContext } from './AdminContext.ts';
import { CanAccessContext } from './CanAccessContext.ts';

interface Props {
  action: string;
  resource?: string;
  children: ReactNode;
}

/** Draws a page for those who may see it; the others see the `accessDenied` of `Admin`. */
export function AccessGate({ action, children, ...props }: Props) {
  const resource = useResourceContext(props) ?? '';
  const canAccess = useContext(CanAccessContext);
  const { accessDenied: AccessDenied } = useContext(AdminContext);
  if (canAccess({ action, resource })) return children;
  return AccessDenied ? <AccessDenied /> : null;
}
