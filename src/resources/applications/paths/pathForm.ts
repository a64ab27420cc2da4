import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import { PathFields } from '../../../platform/applicationParts.ts';

export const pathForm = defineForm('applicationParts', PathFields);
export type PathValues = FormValues<typeof pathForm>;
