import { createContext, useCallback, useContext } from 'react';
import { useCreatePath, type CreatePathParams } from 'react-admin';

/** Turns react-admin's canonical path of a page into its documented one. `Admin` provides it. */
export const DocumentedPathContext = createContext((path: string) => path);

/** react-admin's `useCreatePath` for an `href` that no `LinkBase` translates: returns the documented path. */
export function useDocumentedPath() {
  const createPath = useCreatePath();
  const documentedPath = useContext(DocumentedPathContext);
  return useCallback(
    (params: CreatePathParams) => documentedPath(createPath(params)),
    [createPath, documentedPath],
  );
}
