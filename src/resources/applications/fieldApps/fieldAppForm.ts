import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import { idOf } from '../../../data/dialect.ts';
import { FieldAppFields, type FieldApp } from '../../../platform/fieldApps.ts';
import type { Ref } from '../../../platform/ref.ts';
import { nameBeside } from '../usePersonNames.ts';

export const fieldAppForm = defineForm('fieldApps', FieldAppFields);
export type FieldAppValues = FormValues<typeof fieldAppForm>;
export type Service = NonNullable<FieldAppValues['faServices']>[number];
export type Layer = NonNullable<Service['faservicelayers']>[number];
export type Package = NonNullable<FieldAppValues['faTPKS']>[number];
/** Somebody who may read or write; the name is empty where the platform answered the id alone. */
export type Member = NonNullable<FieldAppValues['readUsers']>[number];

/** A field app as its form has it: of its people only what they are called. */
export type Shown = Pick<FieldApp, '_id' | 'fieldAppName' | 'faServices' | 'faTPKS' | '__v'> & {
  readUsers: Member[];
  writeUsers: Member[];
};

const members = (refs: Ref[] = []): Member[] => refs.map(ref => ({ _id: idOf(ref), name: nameBeside(ref) }));
export const asShown = (app: FieldApp): Shown => ({
  ...app,
  readUsers: members(app.readUsers),
  writeUsers: members(app.writeUsers),
});

/** The ids of those whose names did not come along. */
export const unnamed = (people: Member[]) => people.filter(({ name }) => !name).map(idOf);

/** As it is sent: people by id. */
export const asSent = <V extends { readUsers?: Member[] | undefined; writeUsers?: Member[] | undefined }>(
  values: V,
) => ({
  ...values,
  readUsers: (values.readUsers ?? []).map(idOf),
  writeUsers: (values.writeUsers ?? []).map(idOf),
});
