import { fieldsPart, type RecordPart } from '../../admin/index.ts';
import { profileForm } from './profileForm.ts';

type Values = Record<string, unknown>;

export const trimmed = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/** The fields of the profile; changed texts are saved without surrounding white space. */
export const profilePart: RecordPart = {
  ...fieldsPart(profileForm.fields),
  set: (user, changes) => ({ ...user, ...trimmed(changes) }),
};
