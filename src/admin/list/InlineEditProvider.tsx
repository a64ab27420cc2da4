import { createContext, useContext, useMemo, type ReactNode } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useResourceContext,
  type RaRecord,
} from 'react-admin';

const CloseContext = createContext<{ close(): void }>({ close() {} });

/** Returns the function that closes the enclosing inline edit form. */
export const useInlineEdit = () => useContext(CloseContext);

interface Props {
  resource?: string;
  record: RaRecord;
  /** Closes the form. */
  close(): void;
  children: ReactNode;
}

/** Provides the contexts of an `InlineEditForm`: the record and how to close the form. */
export function InlineEditProvider({ record, close, children, ...props }: Props) {
  const resource = useResourceContext(props);
  const inline = useMemo(() => ({ close }), [close]);
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={record}>
        <CloseContext value={inline}>{children}</CloseContext>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
