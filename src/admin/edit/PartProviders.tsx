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
  /** The record that the form edits; undefined if it creates one. */
  record: RaRecord | undefined;
  save: SaveContextValue;
  /** Takes the form that registers itself. */
  setForm: ComponentProps<typeof EditedFormContext>['value'];
  close: (() => void) | undefined;
  children: ReactNode;
}

/** Publishes what `CreatePart` and `EditPart` give to a form. Without `close`, an enclosing `CancelContext` stays in effect. */
export function PartProviders({ record, save, setForm, close, children }: Props) {
  const outerClose = useContext(CancelContext);
  return (
    <RecordContextProvider value={record}>
      <SaveContextProvider value={save}>
        <EditedFormContext value={setForm}>
          <CancelContext value={close ?? outerClose}>{children}</CancelContext>
        </EditedFormContext>
      </SaveContextProvider>
    </RecordContextProvider>
  );
}
