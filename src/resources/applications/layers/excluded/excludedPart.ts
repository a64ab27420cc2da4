import type { TransformData } from 'react-admin';
import * as z from 'zod/mini';
import { defineForm, type FormValues } from '../../../../admin/form/defineForm.ts';
import type { RecordPart } from '../../../../admin/index.ts';
import { changed, listChanges } from '../excludedNames.ts';

const names = z.array(z.string());

/** The form contains only the changes, because other users may change the rest of the list. */
export const excludedForm = defineForm('resources.layers', { added: names, removed: names });
export type ExcludedValues = FormValues<typeof excludedForm>;

interface Holder {
  excludedQueryLayers?: string[];
}
export const namesOf = (record: object) => (record as Holder).excludedQueryLayers ?? [];

/** The layers that queries leave out. Changes of other users are merged with the user's own. */
export const excludedPart = (id: string): RecordPart => ({
  id: `${id}:excluded`,
  get: application => ({ excludedQueryLayers: namesOf(application) }),
  set: (application, changes, before) => ({
    ...application,
    excludedQueryLayers: changed(namesOf(application), listChanges(namesOf(before), namesOf(changes))),
  }),
  merges: true,
});

/**
 * Applies the changes to the names in the form. Those are the names of the last save, even before the
 * application is read again.
 */
export const toExcludedNames: TransformData = ({ added, removed, ...values }: ExcludedValues & Holder) => ({
  ...values,
  excludedQueryLayers: changed(namesOf(values), { added, removed }),
});
