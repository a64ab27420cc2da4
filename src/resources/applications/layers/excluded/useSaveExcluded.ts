import type { Saved } from '../../../../forms/RecordForm.tsx';
import type { Part } from '../../../../forms/useSaveRecord.tsx';
import { useSaveApplication } from '../../../../organization/useSaveApplication.ts';
import type { TabProps } from '../../tabs.tsx';
import { changed, changesBetween } from '../excludedNames.ts';
import { excludedField, type ExcludedValues } from './excludedForm.ts';

interface Holder {
  excludedQueryLayers?: string[];
}
const namesOf = (record: object) => (record as Holder).excludedQueryLayers ?? [];

/** What others put in and took out stays beside one's own changes. */
const part: Part = {
  of: record => ({ excludedQueryLayers: namesOf(record) }),
  into: (record, from, to) => ({
    ...record,
    excludedQueryLayers: changed(namesOf(record), changesBetween(namesOf(from), namesOf(to))),
  }),
  merges: true,
  // No input stands for an entry: what is wrong with one is told as it comes.
  place: () => '',
};

/** Saves which layers queries leave out, by a PUT of the whole application as it is just before (spec 2 §3). */
export function useSaveExcluded(application: TabProps['application'], saved: (names: string[]) => void) {
  const save = useSaveApplication(excludedField, application, {
    saved: 'resources.layers.excluded.saved',
    undone: 'resources.layers.excluded.undone',
    error: 'error.update',
    part,
  });
  return async (values: ExcludedValues): Promise<Saved> => {
    const before = application.excludedQueryLayers ?? [];
    const after = changed(before, values);
    const done = await save(undefined, { excludedQueryLayers: after }, { excludedQueryLayers: before });
    if (done === true) saved(after);
    return done;
  };
}
