import { useNames } from '../../domain/people/useNames.ts';
import { applicationParts } from '../../platform/applicationParts.ts';
import { isObject } from '../../platform/shape.ts';
import { textIn } from '../../platform/unchecked.ts';
import { fullName } from '../../platform/userName.ts';
import { users } from '../../platform/users.ts';
import { compareTexts } from '../../ui/formats.ts';
import type { Name } from '../../ui/Name.tsx';

/** Returns the name in a populated reference, or '' if the reference is a bare id. */
export const getEmbeddedName = (ref: unknown) =>
  isObject(ref)
    ? fullName({ firstName: textIn(ref.firstName), lastName: textIn(ref.lastName) }) || textIn(ref.email)
    : '';

/**
 * Returns a function that names users of an application. Its users are requested only if some reference is a
 * bare id; other users are read individually.
 */
export const usePersonNames = (id: string, refs: unknown[]) =>
  useNames(refs, {
    list: applicationParts.users,
    listArgs: { path: { id } },
    getName: getEmbeddedName,
    getOneEndpoint: users.info,
    unknownLabel: 'ui.unread.user',
  });

/**
 * Sorts users by name once all names are known. Until then they keep their order, so that no row moves while
 * names load.
 */
export const sortByName = <T extends { name: Name }>(people: T[]): T[] =>
  people.some(({ name }) => name.as === 'awaited')
    ? people
    : people.toSorted((a, b) => compareTexts(a.name.text, b.name.text));
