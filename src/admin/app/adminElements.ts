import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { CustomRoutesProps, ResourceProps } from 'react-admin';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';

interface AdminElements {
  resources: ResourceProps[];
  customRoutes: RouteObject[];
  customRoutesWithoutLayout: RouteObject[];
}

/** Reads the `Resource` and `CustomRoutes` elements, in fragments too. Other children are ignored, as by react-admin. */
export function adminElements(children: ReactNode): AdminElements {
  const found: AdminElements = { resources: [], customRoutes: [], customRoutesWithoutLayout: [] };
  let customElements = 0;
  const read = (nodes: ReactNode) =>
    Children.forEach(nodes, element => {
      if (!isValidElement(element)) return;
      const { type, props } = element;
      // A wrapped `Resource` is recognized by its `raName`, as by react-admin.
      const name = (type as { raName?: string }).raName;
      if (type === Fragment) read((props as { children?: ReactNode }).children);
      else if (name === 'Resource') found.resources.push(props as ResourceProps);
      else if (name === 'CustomRoutes') {
        const { noLayout, children: routes } = props as CustomRoutesProps;
        const layout = noLayout ? 'customRoutesWithoutLayout' : 'customRoutes';
        found[layout].push(...routesFromElements(routes, 2, customElements++));
      }
    });
  read(children);
  return found;
}

/** The absolute paths of routes and of those below them. */
export const pathsOf = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap(({ path = '', children = [] }) => {
    const full = path.startsWith('/') ? path : `${parent}/${path}`.replace(/\/$/, '');
    return [...(path ? [full] : []), ...pathsOf(children, full)];
  });

/** Routes need ids that are unique in the router, whose own begin with 0. */
export const routesFromElements = (elements: ReactNode, ...idPrefix: [kind: 1 | 2, index: number]) =>
  createRoutesFromElements(elements, idPrefix);
