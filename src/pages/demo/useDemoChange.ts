import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type SortPayload } from 'react-admin';
import { useAction } from '../../activity/useAction.ts';
import type { TextKey } from '../../ui/useText.ts';

/** How often the records are refreshed, in milliseconds. */
export const REFETCH_INTERVAL_MS = 3_000;

export const NEWEST_FIRST: SortPayload = { field: 'id', order: 'DESC' };

/** Changes a record of the stand-in and reads all records of its kind again. */
export function useDemoChange(resource: string, failure: TextKey) {
  const provider = useDataProvider();
  const client = useQueryClient();
  const { run, pending } = useAction(
    {
      async perform(write: (records: typeof provider) => Promise<unknown>) {
        await write(provider);
        await client.invalidateQueries({ queryKey: [resource] });
      },
      key: () => '',
    },
    { failure },
  );
  return { change: run, pending };
}
