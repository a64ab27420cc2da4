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
  /** `Resource` and `CustomRoutes` elements. Unlike react-admin's, they cannot be returned by a function. */
  children: ReactNode;
  /** The page at `/`. It gets no permissions, because react-admin would fetch them before it renders the page. */
  dashboard?: ComponentType;
  /** The product's default props by component, where they differ from react-admin's. */
  defaultProps?: DefaultProps;
};

/** The routing that `Admin` derives from its children when it mounts. */
export interface AdminRouting {
  definitions: ResourceDefinitions;
  /** Turns react-admin's canonical path of a page into its documented one. */
  documentedPath(path: string): string;
  routerProvider: typeof reactRouterProvider;
}

/** The props of the surrounding `Admin`. The default value lets components of the kit render without one. */
export const AdminContext = createContext<Omit<AdminProps, 'children'> & AdminRouting>({
  definitions: {},
  documentedPath: path => path,
  routerProvider: undefined!,
});

/** react-admin's `useCreatePath`, but returns documented paths. For an `href` that is not rendered by `LinkBase`, which converts paths itself. */
export function useDocumentedPath() {
  const createPath = useCreatePath();
  const { documentedPath } = useContext(AdminContext);
  return useCallback(
    (params: CreatePathParams) => documentedPath(createPath(params)),
    [createPath, documentedPath],
  );
}
