import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { CustomRoutesProps, ResourceProps } from 'react-admin';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';

interface AdminElements {
  resources: ResourceProps[];
  customRoutes: RouteObject[];
  customRoutesWithoutLayout: RouteObject[];
}

/** Collects the `Resource` and `CustomRoutes` elements, also within fragments. Other children are ignored, as in react-admin. */
export function readAdminElements(children: ReactNode): AdminElements {
  const elements: AdminElements = { resources: [], customRoutes: [], customRoutesWithoutLayout: [] };
  let customElements = 0;
  const collect = (nodes: ReactNode) =>
    Children.forEach(nodes, element => {
      if (!isValidElement(element)) return;
      const { type, props } = element;
      // A wrapped `Resource` is recognized by its `raName`, as in react-admin.
      const name = (type as { raName?: string }).raName;
      if (type === Fragment) collect((props as { children?: ReactNode }).children);
      else if (name === 'Resource') elements.resources.push(props as ResourceProps);
      else if (name === 'CustomRoutes') {
        const { noLayout, children: routes } = props as CustomRoutesProps;
        const layout = noLayout ? 'customRoutesWithoutLayout' : 'customRoutes';
        elements[layout].push(...routesFromElements(routes, 2, customElements++));
      }
    });
  collect(children);
  return elements;
}

/** Returns the absolute paths of routes and their descendants. */
export const routePaths = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap(({ path = '', children = [] }) => {
    const full = path.startsWith('/') ? path : `${parent}/${path}`.replace(/\/$/, '');
    return [...(path ? [full] : []), ...routePaths(children, full)];
  });

/** Creates routes with IDs that are unique in the router, which begins its own IDs with 0. */
export const routesFromElements = (elements: ReactNode, ...idPrefix: [kind: 1 | 2, index: number]) =>
  createRoutesFromElements(elements, idPrefix);
