import { useDataProvider, type RaRecord } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { useRecordName } from '../ui/useRecordName.ts';
import type { FormValues, StatedForm } from './formOf.ts';
import { useCreateOnce, type CreationTexts } from './useCreateOnce.ts';

type Lookup<V> =
  /** The field that no two records share: by it the record is looked for when no answer came. */
  | { unique: keyof V & string; isThere?: never }
  /** Reads from the platform whether it is there now, where it has something better. */
  | { isThere(values: V): Promise<boolean>; unique?: never };

/** Creates a record of the form's resource, once. */
export function useCreateRecord<F extends StatedForm>(
  { resource, fields }: F,
  { unique, isThere, ...texts }: CreationTexts<RaRecord> & Lookup<FormValues<F>>,
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const nameOf = useRecordName(resource);
  const isListed = async (values: FormValues<F>, name: keyof FormValues<F> & string) => {
    const { data } = await dataProvider.getList(resource, {
      pagination: { page: 1, perPage: 0 },
      filter: { q: values[name] },
    });
    return data.some(record => record[name] === values[name]);
  };
  return useCreateOnce<FormValues<F>, RaRecord>({
    ...texts,
    fields,
    create: async values => (await dataProvider.create(resource, { data: values })).data,
    named: (_, values) => ({ name: nameOf(values) }),
    isThere: values => (unique ? isListed(values, unique) : isThere!(values)),
  });
}
