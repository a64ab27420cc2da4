import type { Source } from '../../admin/select/choices.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { isAdminRole } from '../../platform/adminRole.ts';

/** Roles as far as one may give them: the role Admin is a superadmin's to give. */
export function useGivable(source: Source): Source {
  const can = useCan();
  return can({ action: 'manageAdmin', resource: 'roles' })
    ? source
    : { ...source, leaveOut: ({ label }) => isAdminRole({ roleName: label }) };
}
