import { useContext, type ComponentProps, type ReactNode } from 'react';
import {
  RecordContextProvider,
  SaveContextProvider,
  type RaRecord,
  type SaveContextValue,
} from 'react-admin';
import { EditedFormContext } from '../form/EditedFormContext.ts';
import { CancelContext } from '../form/FormContext.ts';

interface Props {
  /** The record that the form edits, or undefined if it creates one. */
  record: RaRecord | undefined;
  save: SaveContextValue;
  /** Called with the form when it registers itself. */
  setForm: ComponentProps<typeof EditedFormContext>['value'];
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** The contexts that `CreatePart` and `EditPart` provide to a form. Without `onClose`, an enclosing `CancelContext` stays in effect. */
export function PartProviders({ record, save, setForm, onClose, children }: Props) {
  const outerClose = useContext(CancelContext);
  return (
    <RecordContextProvider value={record}>
      <SaveContextProvider value={save}>
        <EditedFormContext value={setForm}>
          <CancelContext value={onClose ?? outerClose}>{children}</CancelContext>
        </EditedFormContext>
      </SaveContextProvider>
    </RecordContextProvider>
  );
}
