import { createContext } from 'react';
import type { StatedForm } from '../../forms/formOf.ts';

/** Tells a page that edits a record which form is on it, for the page to name its fields by. */
export const EditedFormContext = createContext((_: StatedForm | undefined) => {});
