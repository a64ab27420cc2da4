import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import { referenceId } from '../../../data/dialect.ts';
import { FieldAppFields, type FieldApp } from '../../../platform/fieldApps.ts';
import type { Ref } from '../../../platform/ref.ts';
import { getEmbeddedName } from '../usePersonNames.ts';

export const fieldAppForm = defineForm('fieldApps', FieldAppFields);
export type FieldAppValues = FormValues<typeof fieldAppForm>;
export type FieldAppService = NonNullable<FieldAppValues['faServices']>[number];
export type FieldAppLayer = NonNullable<FieldAppService['faservicelayers']>[number];
export type Package = NonNullable<FieldAppValues['faTPKS']>[number];
/** A user with read or write access. `name` is '' if the platform returned a bare id. */
export type FieldAppMember = NonNullable<FieldAppValues['readUsers']>[number];

/** A field app in its form, whose users have only an id and a name. */
export type EditableFieldApp = Pick<FieldApp, '_id' | 'fieldAppName' | 'faServices' | 'faTPKS' | '__v'> & {
  readUsers: FieldAppMember[];
  writeUsers: FieldAppMember[];
};

const members = (refs: Ref[] = []): FieldAppMember[] =>
  refs.map(ref => ({ _id: referenceId(ref), name: getEmbeddedName(ref) }));
export const asShown = (app: FieldApp): EditableFieldApp => ({
  ...app,
  readUsers: members(app.readUsers),
  writeUsers: members(app.writeUsers),
});

/** Returns the IDs of users without a name. */
export const unnamed = (people: FieldAppMember[]) => people.filter(({ name }) => !name).map(referenceId);

/** Converts form values to the request, which contains users by ID. */
export const fieldAppPayload = <
  V extends { readUsers?: FieldAppMember[] | undefined; writeUsers?: FieldAppMember[] | undefined },
>(
  values: V,
) => ({
  ...values,
  readUsers: (values.readUsers ?? []).map(referenceId),
  writeUsers: (values.writeUsers ?? []).map(referenceId),
});
