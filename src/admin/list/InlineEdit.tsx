import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { EditedPlaceContext, type EditedPlace } from '../../lists/EditedPlace.ts';
import { MayFill } from '../../ui/Button.tsx';
import { StaysOnPage, UnsavedContext } from '../../ui/unsaved/unsaved.ts';
import { useListFrame } from './ListFrame.ts';

const InlineEditContext = createContext<{ close(): void }>({ close() {} });

/** Returns the function that closes the enclosing inline edit form. */
export const useInlineEdit = () => useContext(InlineEditContext);

interface Props {
  record: RaRecord;
  name: string;
  /** The columns of the edited row; undefined in a card or a narrow list. */
  columns?: EditedPlace['columns'];
  children: ReactNode;
}

/** Provides the contexts of an inline edit form. The form closes when the list's URL state changes, even in a tab of a page. */
export function InlineEdit({ record, name, columns, children }: Props) {
  const { unsaved, edit } = useListFrame();
  const inline = useMemo(() => ({ close: () => edit() }), [edit]);
  return (
    <RecordContextProvider value={record}>
      <EditedPlaceContext value={{ record, name, ...(columns && { columns }) }}>
        <StaysOnPage value={false}>
          <UnsavedContext value={unsaved}>
            <MayFill value={false}>
              <InlineEditContext value={inline}>{children}</InlineEditContext>
            </MayFill>
          </UnsavedContext>
        </StaysOnPage>
      </EditedPlaceContext>
    </RecordContextProvider>
  );
}
