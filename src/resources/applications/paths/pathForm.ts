import { formOf, type FormValues } from '../../../forms/formOf.ts';
import { PathFields } from '../../../platform/applicationParts.ts';

export const pathForm = formOf('applicationParts', PathFields);
export type PathValues = FormValues<typeof pathForm>;
