import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** Whether the signed-in person may do something: like `authProvider.canAccess`, but synchronous. */
export type CanAccess = (params: { action: string; resource?: string; record?: RaRecord }) => boolean;

/** Without a provider everything is allowed, as in react-admin without access control. */
export const CanAccessContext = createContext<CanAccess>(() => true);
