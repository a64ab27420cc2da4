import { key, milliseconds } from '../columns.ts';
import { table } from '../table.ts';

/** Roles that admins took from somebody a moment ago, who took which from whom in one text. */
export const takenRolesTable = table('taken_roles', {
  taking: key('taking').primaryKey(),
  until: milliseconds('until'),
});
