import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import { CountyFields } from '../../../platform/applicationParts.ts';

export const countyForm = defineForm('applicationParts', CountyFields);
export type CountyValues = FormValues<typeof countyForm>;
export type CountyLink = NonNullable<CountyValues['links']>[number];
