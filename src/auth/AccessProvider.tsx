import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useAuthProvider, useGetIdentity } from 'react-admin';
import type { ConsoleAuthProvider } from './authProvider.ts';
import type { Identity } from './identity.ts';
import type { CanAccessParams, Permission } from './permissions.ts';
import { IdentityContext } from './useIdentity.ts';

type Can = (params: CanAccessParams) => boolean;

/** If no auth provider controls access, everything is allowed, as in react-admin. */
const CanContext = createContext<Can>(() => true);

/**
 * Provides the identity and `authProvider.can`, the synchronous `canAccess`. The function changes only with
 * the identity, so that rows can depend on it.
 */
export function AccessProvider({ children }: { children: ReactNode }) {
  const authProvider = useAuthProvider<ConsoleAuthProvider>();
  const { identity } = useGetIdentity();
  const can = useMemo<Can>(
    () => params => !authProvider?.canAccess || authProvider.can(params),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the result of the provider depends on the newest identity
    [authProvider, identity],
  );
  return (
    <IdentityContext value={identity as Identity | undefined}>
      <CanContext value={can}>{children}</CanContext>
    </IdentityContext>
  );
}

/** Returns a check for any resource and action. It costs one context read. */
export const useCanAny = (): Can => useContext(CanContext);

/**
 * Returns a check of the signed-in user's rights: `can({ resource: 'users', action: 'setAdmin', record: user
 * })`.
 */
export const useCan: () => (permission: Permission) => boolean = useCanAny;
