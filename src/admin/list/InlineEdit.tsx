import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { EditedPlaceContext, type EditedPlace } from '../../lists/EditedPlace.ts';
import { MayFill } from '../../ui/Button.tsx';
import { StaysOnPage, UnsavedContext } from '../../ui/unsaved/unsaved.ts';
import { useListFrame } from './ListFrame.ts';

const InlineEditContext = createContext<{ close(): void }>({ close() {} });

/** Of a form in the place of a row: how it is closed. */
export const useInlineEdit = () => useContext(InlineEditContext);

interface Props {
  record: RaRecord;
  name: string;
  /** Those of its row; missing in a card and in a narrow list. */
  columns?: EditedPlace['columns'];
  children: ReactNode;
}

/** Around the form of a record that is edited in its place. Another state of the list closes it, wherever the list stands. */
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
