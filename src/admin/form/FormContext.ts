import { createContext, useContext } from 'react';
import type { TextKey } from '../../ui/useText.ts';
import type { FormDefinition } from './defineForm.ts';

/** The `record` of a form that does not edit the record in context. */
export const NO_RECORD = {};

interface FormContextValue {
  definition: FormDefinition;
  /** The errors of inputs whose text cannot be parsed, such as an incomplete date, by source. */
  unreadable: Map<string, TextKey>;
  /** Discards the input and its draft, and closes the form. Undefined if the form cannot be cancelled. */
  cancel?: (() => void) | undefined;
}

/** The enclosing `Form`. */
export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** Closes the enclosing dialog or row when its form is cancelled. */
export const CancelContext = createContext<(() => void) | undefined>(undefined);

/** Returns the definition of the enclosing form. */
export function useFormDefinition(): FormDefinition {
  const context = useContext(FormContext);
  if (!context) throw new Error('outside a Form');
  return context.definition;
}

/** Returns a function that cancels the enclosing form, or undefined if the form cannot be cancelled. */
export const useCancel = () => useContext(FormContext)?.cancel;
