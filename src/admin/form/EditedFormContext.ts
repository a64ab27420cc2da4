import { createContext } from 'react';
import type { StatedForm } from '../../forms/formOf.ts';

/** Registers a form at the enclosing `Edit`, which takes field labels from its definition. */
export const EditedFormContext = createContext((_: StatedForm | undefined) => {});
