import { createContext, useCallback, useContext, type ComponentType, type ReactNode } from 'react';
import {
  useCreatePath,
  type CreatePathParams,
  type AdminProps as RaAdminProps,
  type reactRouterProvider,
  type ResourceDefinitions,
} from 'react-admin';
import type { DefaultProps } from '../useDefaultProps.ts';

export type AdminProps = Pick<
  RaAdminProps,
  | 'accessDenied'
  | 'authProvider'
  | 'basename'
  | 'catchAll'
  | 'dataProvider'
  | 'error'
  | 'i18nProvider'
  | 'layout'
  | 'notification'
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
  /** Turns react-admin's canonical path of a page into its documented one. */
  documentedPath(path: string): string;
  routerProvider: typeof reactRouterProvider;
}

/** The props of the surrounding `Admin`. Parts of the kit work without one. */
export const AdminContext = createContext<Omit<AdminProps, 'children'> & AdminRouting>({
  definitions: {},
  documentedPath: path => path,
  routerProvider: undefined!,
});

/** react-admin's `useCreatePath` for an `href` that no `LinkBase` translates: returns the documented path. */
export function useDocumentedPath() {
  const createPath = useCreatePath();
  const { documentedPath } = useContext(AdminContext);
  return useCallback(
    (params: CreatePathParams) => documentedPath(createPath(params)),
    [createPath, documentedPath],
  );
}
