import { useCallback, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { AllowPrimaryButton } from '../../ui/TextButton.tsx';
import { StaysOnPage, UnsavedContext } from '../../ui/unsaved/unsaved.ts';
import { InlineEditContext, type InlineEditPlace } from './InlineEditContext.ts';
import { InlineEditProvider } from './InlineEditProvider.tsx';
import { useListFrame } from './ListFrame.ts';

interface Props {
  record: RaRecord;
  name: string;
  /** The columns of the edited row; undefined in a card or a narrow list. */
  columns?: InlineEditPlace['columns'];
  children: ReactNode;
}

/** Provides the contexts of an inline edit form. The form closes when the list's URL state changes, even in a tab of a page. */
export function InlineEdit({ record, name, columns, children }: Props) {
  const { unsaved, edit } = useListFrame();
  const close = useCallback(() => edit(), [edit]);
  return (
    <InlineEditProvider record={record} close={close}>
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
