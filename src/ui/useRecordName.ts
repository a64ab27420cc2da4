import { useCallback } from 'react';
import { useGetRecordRepresentation } from 'react-admin';
import type { ListName } from '../platform/lists.ts';

/** Returns a function that names a record by the `recordRepresentation` of its resource. */
export function useRecordName(resource: ListName | (string & {})) {
  const represented = useGetRecordRepresentation(resource);
  return useCallback((record: object) => String(represented(record)), [represented]);
}
