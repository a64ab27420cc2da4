import * as z from 'zod/mini';
import { defineForm, type FormValues } from '../../../../admin/form/defineForm.ts';

const names = z.array(z.string());

/** What was put in and taken out since the list was last saved: others may change the rest of it meanwhile. */
export const excludedForm = defineForm('resources.layers', { added: names, removed: names });
export type ExcludedValues = FormValues<typeof excludedForm>;
