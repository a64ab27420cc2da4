import { useCallback } from 'react';
import type { RoleRecord } from '../../access/roleForm.ts';
import { useMay } from '../../calls/MeContext.tsx';
import { isAdminRole } from '../../platform/roles.ts';

/** Returns whether the user may clone, change and delete a role; the role Admin is a superadmin's. */
export function useMayChangeRole() {
  const may = useMay();
  return useCallback((role: RoleRecord) => may('adminRole') || !isAdminRole(role), [may]);
}
