import { createContext, useContext, useMemo, type ReactNode } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useResourceContext,
  type RaRecord,
} from 'react-admin';

const CloseFormContext = createContext<{ closeForm(): void }>({ closeForm() {} });

/** Returns a function that closes the enclosing inline edit form. */
export const useInlineEdit = () => useContext(CloseFormContext);

interface Props {
  resource?: string;
  record: RaRecord;
  onClose(): void;
  children: ReactNode;
}

/** Provides the contexts of an `InlineEditForm`: the record, and the function that closes the form. */
export function InlineEditProvider({ record, onClose, children, ...props }: Props) {
  const resource = useResourceContext(props);
  const value = useMemo(() => ({ closeForm: onClose }), [onClose]);
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={record}>
        <CloseFormContext value={value}>{children}</CloseFormContext>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
