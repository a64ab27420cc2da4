import { useContext, type ReactNode } from 'react';
import { CanAccess } from '../auth/CanAccess.tsx';
import { AdminContext } from './AdminContext.ts';

interface Props {
  action: string;
  resource?: string;
  children: ReactNode;
}

/** Draws a page for those who may see it; the others see the `accessDenied` of `Admin`. */
export function AccessGate(props: Props) {
  const { accessDenied: AccessDenied } = useContext(AdminContext);
  return <CanAccess {...props} accessDenied={AccessDenied ? <AccessDenied /> : null} />;
}
