import { createContext, type ComponentType, type ReactNode } from 'react';
import type { CoreAdminProps, reactRouterProvider, ResourceDefinitions } from 'react-admin';
import type { DefaultProps } from '../useDefaultProps.ts';

export type AdminProps = Pick<
  CoreAdminProps,
  | 'accessDenied'
  | 'authProvider'
  | 'basename'
  | 'catchAll'
  | 'dataProvider'
  | 'error'
  | 'i18nProvider'
  | 'layout'
  | 'queryClient'
  | 'store'
  | 'title'
> & {
  /** `Resource` and `CustomRoutes` elements. Unlike in react-admin they cannot be returned by a function. */
  children: ReactNode;
  /** The page at `/`. It gets no permissions: react-admin would ask for them first. */
  dashboard?: ComponentType;
  /** The product's default props by component, where they differ from react-admin's. */
  defaultProps?: DefaultProps;
};

/** What `Admin` derives from its children when it mounts. */
export interface AdminRouting {
  definitions: ResourceDefinitions;
  documentedPath(path: string): string;
  routerProvider: typeof reactRouterProvider;
}

/** The props of the surrounding `Admin`. */
export const AdminContext = createContext<AdminProps & AdminRouting>(undefined!);
