import { useCallback } from 'react';
import { useGetRecordRepresentation } from 'react-admin';
import type { ListName } from '../platform/lists.ts';

/** What a record of a resource is called, as its folder says (`recordRepresentation`). */
export function useRecordName(resource: ListName | (string & {})) {
  const represented = useGetRecordRepresentation(resource);
  return useCallback((record: object) => String(represented(record)), [represented]);
}
