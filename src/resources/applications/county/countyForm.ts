import { formOf, type FormValues } from '../../../forms/formOf.ts';
import { CountyFields } from '../../../platform/applicationParts.ts';

export const countyForm = formOf('applicationParts', CountyFields);
export type CountyValues = FormValues<typeof countyForm>;
export type CountyLink = NonNullable<CountyValues['links']>[number];
