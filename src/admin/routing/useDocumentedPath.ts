import { useCallback } from 'react';
import { useBasename, type CreatePathParams } from 'react-admin';
import { resourceNames, type ResourceName } from '../../platform/resources.ts';
import { recordAddress } from '../../ui/paths.ts';

const isResourceName = (resource: string): resource is ResourceName =>
  (resourceNames as readonly string[]).includes(resource);

/** react-admin's own paths: `/posts`, `/posts/create`, `/posts/1`, `/posts/1/show`. Any other `type` is a path itself. */
function canonicalPath({ resource = '', id, type }: CreatePathParams): string {
  if (type === 'list' || ((type === 'edit' || type === 'show') && id === undefined)) return `/${resource}`;
  if (type === 'create') return `/${resource}/create`;
  const recordPath = `/${resource}/${encodeURIComponent(id!)}`;
  return type === 'edit' ? recordPath : type === 'show' ? `${recordPath}/show` : type;
}

/** Like react-admin's `useCreatePath`, but returns the documented path of a record if it has one. Synchronous, for `href`. */
export function useDocumentedPath() {
  const basename = useBasename();
  return useCallback(
    (params: CreatePathParams): string => {
      const { resource = '', id, type } = params;
      const isRecord = (type === 'edit' || type === 'show') && id !== undefined;
      const documented = isRecord && isResourceName(resource) && recordAddress(resource, String(id));
      return documented || `${type.startsWith('/') ? '' : basename}${canonicalPath(params)}`;
    },
    [basename],
  );
}
