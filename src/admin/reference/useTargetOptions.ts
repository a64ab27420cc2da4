import { useFieldValue, type RaRecord } from 'react-admin';

/** Query options of what refers to a record: nothing refers to the placeholder of a page that loads, whose ID is empty. */
export function useTargetOptions<Options extends object>(
  { source = 'id', record }: { source?: string | undefined; record?: RaRecord | undefined },
  options: Options | undefined,
) {
  const value: unknown = useFieldValue({ source, ...(record && { record }) });
  return value === '' ? { ...options, enabled: false } : options;
}
