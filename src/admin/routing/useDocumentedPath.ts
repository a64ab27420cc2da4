import { useCallback } from 'react';
import { useBasename, type CreatePathParams } from 'react-admin';
import { resourceNames, type ResourceName } from '../../platform/resources.ts';
import { recordAddress } from '../../ui/paths.ts';

const isKnown = (resource: string): resource is ResourceName =>
  (resourceNames as readonly string[]).includes(resource);

/** react-admin's own addresses: `/posts`, `/posts/create`, `/posts/1`, `/posts/1/show`; any other type is an address. */
function canonicalPath({ resource = '', id, type }: CreatePathParams): string {
  if (type === 'list' || ((type === 'edit' || type === 'show') && id === undefined)) return `/${resource}`;
  if (type === 'create') return `/${resource}/create`;
  const record = `/${resource}/${encodeURIComponent(id!)}`;
  return type === 'edit' ? record : type === 'show' ? `${record}/show` : type;
}

/** As react-admin's `useCreatePath`, but the documented address of a record where it has one; at once, for an `href`. */
export function useDocumentedPath() {
  const basename = useBasename();
  return useCallback(
    (params: CreatePathParams): string => {
      const { resource = '', id, type } = params;
      const isRecord = (type === 'edit' || type === 'show') && id !== undefined;
      const documented = isRecord && isKnown(resource) && recordAddress(resource, String(id));
      return documented || `${type.startsWith('/') ? '' : basename}${canonicalPath(params)}`;
    },
    [basename],
  );
}
