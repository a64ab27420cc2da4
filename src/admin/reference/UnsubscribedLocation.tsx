import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { RouterProviderContext } from 'react-admin';
import { withoutBase } from '../../ui/base.ts';

type Router = typeof RouterProviderContext extends React.Context<infer T> ? T : never;

/** Returns the current location. It is not a hook, so nothing renders again when the URL changes. */
const readLocation = () => ({
  pathname: withoutBase(location.pathname),
  search: location.search,
  hash: location.hash,
  state: null as unknown,
  key: 'default',
});

const OuterRouterContext = createContext<Router | undefined>(undefined);

/**
 * Wraps a query in each row of a table: ra-core's `useDataProvider` subscribes to the location for a logout,
 * so all rows would render again whenever the URL changes. Wrap children that need the location in
 * `SubscribedLocation`.
 */
export function UnsubscribedLocation({ children }: { children: ReactNode }) {
  const router = useContext(RouterProviderContext);
  const unsubscribedRouter = useMemo(() => ({ ...router, useLocation: readLocation }), [router]);
  return (
    <OuterRouterContext value={router}>
      <RouterProviderContext.Provider value={unsubscribedRouter}>{children}</RouterProviderContext.Provider>
    </OuterRouterContext>
  );
}

/** Cancels the effect of an enclosing `UnsubscribedLocation`. */
export function SubscribedLocation({ children }: { children: ReactNode }) {
  const router = useContext(OuterRouterContext);
  return router ? (
    <RouterProviderContext.Provider value={router}>{children}</RouterProviderContext.Provider>
  ) : (
    children
  );
}
