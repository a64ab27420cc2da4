import { useNames } from '../../domain/people/useNames.ts';
import { applicationParts } from '../../platform/applicationParts.ts';
import { isObject } from '../../platform/shape.ts';
import { textIn } from '../../platform/unchecked.ts';
import { users } from '../../platform/users.ts';
import { compareTexts } from '../../ui/formats.ts';
import type { Name } from '../../ui/Name.tsx';

/** What the answer says of a person beside the id; empty where it says nothing. */
export const nameBeside = (ref: unknown) =>
  isObject(ref)
    ? [textIn(ref.firstName), textIn(ref.lastName)].filter(Boolean).join(' ') || textIn(ref.email)
    : '';

/** The names of people of an application. Its users are read only if at least one person came as an id; anybody else is read by their own endpoint. */
export const usePersonNames = (id: string, refs: unknown[]) =>
  useNames(refs, {
    list: applicationParts.users,
    ask: { path: { id } },
    ownName: nameBeside,
    each: users.info,
    unknown: 'ui.unread.user',
  });

/** People by name once every name is known. Until then they keep the order in which they came, so that none moves while the names arrive. */
export const sortByName = <T extends { name: Name }>(people: T[]): T[] =>
  people.some(({ name }) => name.as === 'awaited')
    ? people
    : people.toSorted((a, b) => compareTexts(a.name.text, b.name.text));
