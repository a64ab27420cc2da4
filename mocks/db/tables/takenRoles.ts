import { keyColumn, millisecondsColumn } from '../columns.ts';
import { table } from '../table.ts';

/**
 * Roles that admins have just removed from users. `taking` names the admin, the user, the role and the
 * application in one text.
 */
export const takenRolesTable = table('taken_roles', {
  taking: keyColumn('taking').primaryKey(),
  until: millisecondsColumn('until'),
});
