import { useCan } from '../auth/AccessProvider.tsx';
import type { Source } from '../forms/select/choices.ts';
import { isAdminRole } from '../platform/roles.ts';

/** Roles as far as one may give them: the role Admin is a superadmin's to give. */
export function useGivable(source: Source): Source {
  const can = useCan();
  return can({ action: 'manageAdmin', resource: 'roles' })
    ? source
    : { ...source, leaveOut: ({ label }) => isAdminRole({ roleName: label }) };
}
