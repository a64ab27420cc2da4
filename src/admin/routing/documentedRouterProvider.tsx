import { createElement, useCallback, type ComponentType } from 'react';
import { reactRouterProvider, type LinkBaseProps } from 'react-admin';

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
  const withDocumentedPath = <Props extends { to: To }>(Component: ComponentType<Props>) =>
    function WithDocumentedPath(props: Props) {
      return createElement(Component, { ...props, to: toDocumented(props.to) });
    };
  return {
    ...reactRouterProvider,
    Link: withDocumentedPath(Link as ComponentType<LinkBaseProps>),
    Navigate: withDocumentedPath(Navigate),
    useNavigate() {
      const navigate = useNavigate();
      return useCallback<Navigate>((to, options) => navigate(toDocumented(to), options), [navigate]);
    },
  };
}
