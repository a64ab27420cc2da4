import type { ComboboxChoice } from '../../admin/select/choices.ts';

/** A role and the application in which it is assigned or removed. */
export interface RoleSelection {
  application: ComboboxChoice | null;
  role: ComboboxChoice | null;
}

export const NO_ROLE: RoleSelection = { application: null, role: null };

export const validateRoleSelection = ({ application, role }: RoleSelection) => ({
  ...(!application && { application: 'access.rule.application' }),
  ...(!role && { role: 'access.rule.role' }),
});
