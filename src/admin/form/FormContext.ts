import { createContext, useContext } from 'react';
import type { TextKey } from '../../ui/useText.ts';
import type { FormDefinition } from './defineForm.ts';

/** The `record` of a form that edits no record, also on the page of one. */
export const NO_RECORD = {};

interface FormContextValue {
  definition: FormDefinition;
  /** The errors of inputs whose text is not a value, such as half a date, by source. */
  unreadable: Map<string, TextKey>;
  /** Discards the input and its draft, and closes the form. Missing if the form cannot be cancelled. */
  cancel?: (() => void) | undefined;
}

/** The `Form` around an input. */
export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** Closes the enclosing dialog or row when its form is cancelled. */
export const CancelContext = createContext<(() => void) | undefined>(undefined);

/** The definition of the enclosing form. */
export function useFormDefinition(): FormDefinition {
  const context = useContext(FormContext);
  if (!context) throw new Error('outside a Form');
  return context.definition;
}

/** Cancels the enclosing form; undefined if it cannot be cancelled. */
export const useCancel = () => useContext(FormContext)?.cancel;
