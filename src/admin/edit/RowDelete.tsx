import { useEffect, useRef } from 'react';
import { useResourceContext, type RaRecord } from 'react-admin';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useDeleteRecord, type DeleteOptions } from './useDeleteRecord.tsx';

export interface RowDeleteProps extends DeleteOptions {
  record: RaRecord;
  onClose(): void;
}

/** Deletes the record of a row when it mounts. A list renders it only for the row being deleted, so that the other rows need no mutation. */
export default function RowDelete({ onClose, ...inProps }: RowDeleteProps) {
  const props = useDefaultProps('DeleteButton', inProps);
  const resource = useResourceContext() ?? '';
  const { start } = useDeleteRecord({ ...props, mutationMode: props.mutationMode ?? 'undoable', resource });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start().finally(onClose);
  });
  return null;
}
