import { useCallback, type ComponentProps } from 'react';
import { reactRouterProvider } from 'react-admin';

type Provider = typeof reactRouterProvider;
type Navigate = ReturnType<Provider['useNavigate']>;
type To = Parameters<Navigate>[0];

/** react-admin's router provider whose links, redirects and navigation go to documented paths. */
export function documentedRouterProvider(documentedPath: (path: string) => string): Provider {
  const { Link, Navigate, useNavigate } = reactRouterProvider;
  const toDocumented = <T extends To>(to: T): T =>
    (typeof to === 'string'
      ? documentedPath(to)
      : typeof to === 'object' && to.pathname
        ? { ...to, pathname: documentedPath(to.pathname) }
        : to) as T;
  return {
    ...reactRouterProvider,
    Link: ({ to, ...props }: ComponentProps<Provider['Link']>) => <Link to={toDocumented(to)} {...props} />,
    Navigate: ({ to, ...props }: ComponentProps<Provider['Navigate']>) => (
      <Navigate to={toDocumented(to)} {...props} />
    ),
    useNavigate() {
      const navigate = useNavigate();
      return useCallback<Navigate>((to, options) => navigate(toDocumented(to), options), [navigate]);
    },
  };
}
