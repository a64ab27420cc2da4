import { createContext, useCallback, useRef, type RefObject } from 'react';
import type { FormDefinition } from './defineForm.ts';

/** The form of an `Edit`, `EditPart` or `InlineEditForm`. */
export interface EditedForm {
  /** Contains the labels of the fields, and which ones are secret. */
  definition: FormDefinition | undefined;
  /** Whether the user typed during the last save, so that there is unsaved input. */
  hasChangedDuringSave(): boolean;
}

export type EditedFormRef = RefObject<EditedForm | undefined>;

/** Registers a form with the component that saves it. */
export const EditedFormContext = createContext((_: EditedForm) => {});

/** Returns a ref to the registered form, and the value of `EditedFormContext`. */
export function useEditedForm(): [EditedFormRef, (form: EditedForm) => void] {
  const form = useRef<EditedForm>(undefined);
  return [form, useCallback((edited: EditedForm) => void (form.current = edited), [])];
}
