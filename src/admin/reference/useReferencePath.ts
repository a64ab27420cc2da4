import { useEffect, useState } from 'react';
import { useResourceDefinition, type LinkToType, type RaRecord } from 'react-admin';
import { useCanAny } from '../../auth/AccessProvider.tsx';
import { useDocumentedPath } from '../app/AdminContext.ts';

/**
 * Like react-admin's `useGetPathForRecord` for the record of a reference, but without two access queries per
 * row. By default it returns the show or edit page that the user may access. The path is available in the
 * first render, unless `link` returns a promise.
 */
export function useReferencePath<T extends RaRecord>(
  resource: string,
  record: T | undefined,
  link: LinkToType<T> | undefined,
): string | false {
  const createPath = useDocumentedPath();
  const can = useCanAny();
  const { hasShow, hasEdit } = useResourceDefinition({ resource });
  const [resolved, resolve] = useState<{ record: T; type: string | false }>();
  const defaultType = () => {
    const allows = (action: string) => can({ action, resource, record: record! });
    if (hasShow && allows('show')) return 'show';
    return hasEdit && allows('edit') ? 'edit' : false;
  };
  const type = !record
    ? false
    : link === undefined
      ? defaultType()
      : typeof link === 'function'
        ? link(record, resource)
        : link;
  const promise = typeof type === 'object' ? type : undefined;
  useEffect(() => {
    let isCurrent = true;
    if (promise && record && resolved?.record !== record)
      void promise.then(found => isCurrent && resolve({ record, type: found }));
    return () => void (isCurrent = false);
  });
  const resolvedType = typeof type === 'object' ? resolved?.record === record && resolved?.type : type;
  return record && resolvedType ? createPath({ resource, id: record.id, type: resolvedType }) : false;
}
