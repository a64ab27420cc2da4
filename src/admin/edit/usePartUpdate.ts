import { useDataProvider, type RaRecord } from 'react-admin';
import { normalizeReferences } from '../../data/asSent.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { isEquivalent } from '../../data/isEquivalent.ts';
import { mergeRecord } from '../../data/mergeRecord.ts';
import { safeWrite } from '../../data/safeWrite.ts';
import type { ResourceName } from '../../platform/resources.ts';
import type { EditedFormRef } from '../form/EditedFormContext.ts';
import { errorInForm } from '../form/fieldErrors.ts';
import { type FormFields } from '../form/fieldRules.ts';
import { valuesWithDefaults } from '../form/formValues.ts';
import type { RecordPart } from './RecordPart.ts';
import type { SafeUpdate } from './useSafeUpdate.tsx';

type Values = Record<string, unknown>;

export interface PartCalls {
  /** Reads the current record, its references as IDs; by default the data provider's `getOne`. */
  read?: (() => Promise<Values>) | undefined;
  /** Sends the record and resolves to what the reply has of it; by default the data provider's `replace`. */
  write?: ((record: Values, before: Values) => Promise<Values>) | undefined;
}

/** The values as the form has them: what is missing within a value is filled in. */
const filledIn = (values: Values, fields: FormFields = {}): Values => ({
  ...values,
  ...only(valuesWithDefaults(fields, values), values),
});

const only = (values: Values, names: Values): Values =>
  Object.fromEntries(Object.keys(names).flatMap(name => (name in values ? [[name, values[name]]] : [])));

/**
 * Returns the options of `useSafeUpdate` for a part of a record, or for a record with calls of its own. Like the data provider's, its `update` reads the record,
 * changes it, writes it whole, and reads it again after a lost reply.
 */
export function usePartUpdate(
  known: RaRecord,
  resource: string,
  part: RecordPart,
  form: EditedFormRef,
  { read, write }: PartCalls,
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const fieldsOf = () => form.current?.definition?.fields;
  const asInForm = (values: Values) => filledIn(values, fieldsOf());
  const partOf = (record: Readonly<Values>) => asInForm(part.get(record));
  const { id } = known;
  const withReferenceIds = (record: RaRecord) => normalizeReferences(resource as ResourceName, record);

  const update: SafeUpdate = async (_, { id: partId, data, previousData = {}, agreedTo }) => {
    const { changes } = mergeRecord({ data, before: previousData, now: {} });
    const before = asInForm(previousData);
    const conflictsWith = (now: Values) =>
      mergeRecord({ data: asInForm(data), before, now: partOf(now), ...(agreedTo && { agreedTo }) })
        .conflicts;
    try {
      const {
        before: was,
        record,
        reply,
        confirmed,
      } = await safeWrite({
        read: read ?? (async () => withReferenceIds((await dataProvider.getOne(resource, { id })).data)),
        overwrites: now => !part.merges && conflictsWith(now).length > 0,
        merge: now => part.set(now, changes, previousData),
        write: async (data, now) => {
          const whole = { ...withReferenceIds(known), ...now };
          return write
            ? write(data, whole)
            : (await dataProvider.replace(resource, { id, data, previousData: { ...whole, id } })).data;
        },
        // What is never read, such as a password, cannot be looked for.
        isDone(now, was) {
          const readable = only(changes, part.get(was));
          return (
            Object.keys(readable).length > 0 &&
            isEquivalent(part.set(now, readable, previousData), now, { sent: true })
          );
        },
      });
      const after: Values = { ...record, ...reply };
      const meta = { before: part.get(was), record: after, ...(confirmed && { confirmed }) };
      return { data: { ...part.get(after), id: partId }, meta };
    } catch (error) {
      throw errorInForm(error, part.sourceOf, fieldsOf());
    }
  };
  return { update, partOf };
}
