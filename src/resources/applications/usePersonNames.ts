import { useNames } from '../../access/useNames.ts';
import { applicationParts } from '../../platform/applicationParts.ts';
import { isObject } from '../../platform/shape.ts';
import { textIn } from '../../platform/unchecked.ts';

/** What the answer says of a person beside the id; empty where it says nothing. */
export const nameBeside = (ref: unknown) =>
  isObject(ref)
    ? [textIn(ref.firstName), textIn(ref.lastName)].filter(Boolean).join(' ') || textIn(ref.email)
    : '';

/** What people of an application are called. Its users are asked only where at least one came as a bare id; who is none of them is called by the id. */
export const usePersonNames = (id: string, refs: unknown[]) =>
  useNames(applicationParts.users, { path: { id } }, nameBeside, refs);
