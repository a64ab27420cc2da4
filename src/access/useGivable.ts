import { useMay } from '../calls/MeContext.tsx';
import type { Source } from '../forms/select/choices.ts';
import { isAdminRole } from '../platform/roles.ts';

/** Roles as far as one may give them: the role Admin is a superadmin's to give. */
export function useGivable(source: Source): Source {
  const may = useMay();
  return may('adminRole') ? source : { ...source, leaveOut: ({ label }) => isAdminRole({ roleName: label }) };
}
