import { useEffect, useRef } from 'react';
import { useResourceContext, type RaRecord } from 'react-admin';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useDeleteRecord, type DeleteOptions } from './useDeleteRecord.tsx';

export interface RowDeleteProps extends DeleteOptions {
  record: RaRecord;
  close(): void;
}

/** Deletes the record of a row at mount. The list renders it for one row at a time, so that rows need no mutation of their own. */
export default function RowDelete({ close, ...given }: RowDeleteProps) {
  const props = useDefaultProps('DeleteButton', given);
  const resource = useResourceContext() ?? '';
  const { start } = useDeleteRecord({ ...props, mutationMode: props.mutationMode ?? 'undoable', resource });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start().finally(close);
  });
  return null;
}
