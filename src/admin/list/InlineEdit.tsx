import { useCallback, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { AllowPrimaryButton } from '../../ui/TextButton.tsx';
import { StaysOnPage, UnsavedContext } from '../../ui/unsaved/unsaved.ts';
import { InlineEditContext, type InlineEditState } from './InlineEditContext.ts';
import { InlineEditProvider } from './InlineEditProvider.tsx';
import { useListUi } from './ListUiContext.ts';

interface Props {
  record: RaRecord;
  name: string;
  /** The columns of the edited row. Undefined in a card or a narrow list. */
  columns?: InlineEditState['columns'];
  children: ReactNode;
}

/** Provides the contexts of an inline edit form in a list. The form closes when the list's URL state changes, even in a tab of a page. */
export function InlineEdit({ record, name, columns, children }: Props) {
  const { unsaved, edit } = useListUi();
  const closeForm = useCallback(() => edit(), [edit]);
  return (
    <InlineEditProvider record={record} onClose={closeForm}>
      <InlineEditContext value={{ record, name, ...(columns && { columns }) }}>
        <StaysOnPage value={false}>
          <UnsavedContext value={unsaved}>
            <AllowPrimaryButton value={false}>{children}</AllowPrimaryButton>
          </UnsavedContext>
        </StaysOnPage>
      </InlineEditContext>
    </InlineEditProvider>
  );
}
