import { useCallback } from 'react';
import type { RoleRecord } from '../../access/roleForm.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { isAdminRole } from '../../platform/roles.ts';

/** Returns whether the user may clone, change and delete a role; the role Admin is a superadmin's. */
export function useMayChangeRole() {
  const can = useCan();
  return useCallback(
    (role: RoleRecord) => can({ action: 'manageAdmin', resource: 'roles' }) || !isAdminRole(role),
    [can],
  );
}
