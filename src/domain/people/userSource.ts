import type { ChoiceSource, ComboboxChoice } from '../../admin/select/choices.ts';
import { userName } from '../../platform/userName.ts';
import { users, type User } from '../../platform/users.ts';

/** The length from which users are searched (docs/behaviour.md 1 §9). */
export const MIN_USER_SEARCH_LENGTH = 3;

export const userSource: ChoiceSource = {
  endpoint: users.search,
  getArgs: text => ({ query: { name: text } }),
  toChoice: (row: User): ComboboxChoice => ({ id: row._id, label: userName(row), note: row.email }),
  minLength: MIN_USER_SEARCH_LENGTH,
};
