import { useCallback, useContext } from 'react';
import { useCreatePath, type CreatePathParams } from 'react-admin';
import { AdminContext } from '../app/AdminContext.ts';

/** react-admin's `useCreatePath` for an `href` that no `LinkBase` translates: returns the documented path. */
export function useDocumentedPath() {
  const createPath = useCreatePath();
  const { documentedPath } = useContext(AdminContext);
  return useCallback(
    (params: CreatePathParams) => documentedPath(createPath(params)),
    [createPath, documentedPath],
  );
}
