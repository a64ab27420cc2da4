import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import { referenceId } from '../../../data/dialect.ts';
import { FieldAppFields, type FieldApp } from '../../../platform/fieldApps.ts';
import type { Ref } from '../../../platform/ref.ts';
import { nameBeside } from '../usePersonNames.ts';

export const fieldAppForm = defineForm('fieldApps', FieldAppFields);
export type FieldAppValues = FormValues<typeof fieldAppForm>;
export type FieldAppService = NonNullable<FieldAppValues['faServices']>[number];
export type FieldAppLayer = NonNullable<FieldAppService['faservicelayers']>[number];
export type Package = NonNullable<FieldAppValues['faTPKS']>[number];
/** Somebody who may read or write; the name is empty where the platform answered the id alone. */
export type FieldAppMember = NonNullable<FieldAppValues['readUsers']>[number];

/** A field app as its form has it: of its people only what they are called. */
export type EditableFieldApp = Pick<FieldApp, '_id' | 'fieldAppName' | 'faServices' | 'faTPKS' | '__v'> & {
  readUsers: FieldAppMember[];
  writeUsers: FieldAppMember[];
};

const members = (refs: Ref[] = []): FieldAppMember[] =>
  refs.map(ref => ({ _id: referenceId(ref), name: nameBeside(ref) }));
export const asShown = (app: FieldApp): EditableFieldApp => ({
  ...app,
  readUsers: members(app.readUsers),
  writeUsers: members(app.writeUsers),
});

/** The ids of those whose names did not come along. */
export const unnamed = (people: FieldAppMember[]) => people.filter(({ name }) => !name).map(referenceId);

/** As it is sent: people by id. */
export const fieldAppPayload = <
  V extends { readUsers?: FieldAppMember[] | undefined; writeUsers?: FieldAppMember[] | undefined },
>(
  values: V,
) => ({
  ...values,
  readUsers: (values.readUsers ?? []).map(referenceId),
  writeUsers: (values.writeUsers ?? []).map(referenceId),
});
