import type { Choice, ChoiceSource } from '../../admin/select/choices.ts';
import { userName } from '../../platform/userName.ts';
import { users, type User } from '../../platform/users.ts';

/** Users are searched from this many characters on (docs/behaviour.md 1 §9). */
export const PERSON_SEARCH_LENGTH = 3;

export const personSource: ChoiceSource = {
  endpoint: users.search,
  ask: text => ({ query: { name: text } }),
  choice: (row: User): Choice => ({ id: row._id, label: userName(row), note: row.email }),
  from: PERSON_SEARCH_LENGTH,
};
