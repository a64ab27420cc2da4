import type { TransformData } from 'react-admin';
import type { RecordPart } from '../../../../admin/index.ts';
import { changed, changesBetween } from '../excludedNames.ts';
import type { ExcludedValues } from './excludedForm.ts';

interface Holder {
  excludedQueryLayers?: string[];
}
export const namesOf = (record: object) => (record as Holder).excludedQueryLayers ?? [];

/** The layers that queries leave out. What others add and remove is kept beside the user's own changes. */
export const excludedPart = (id: string): RecordPart => ({
  id: `${id}:excluded`,
  get: application => ({ excludedQueryLayers: namesOf(application) }),
  set: (application, changes, before) => ({
    ...application,
    excludedQueryLayers: changed(namesOf(application), changesBetween(namesOf(before), namesOf(changes))),
  }),
  merges: true,
});

/** From the change that the form asks for to the names. */
export const applyChange: TransformData = (values, { previousData } = { previousData: undefined }) => {
  const before = previousData as object;
  return { ...before, excludedQueryLayers: changed(namesOf(before), values as ExcludedValues) };
};
