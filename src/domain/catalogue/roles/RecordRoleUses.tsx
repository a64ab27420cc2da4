import { useRecordContext } from 'react-admin';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import type { RoleRecord } from '../../people/roleForm.ts';

const RoleUses = lazyComponent(() => import('./RoleUses.tsx'), ['catalogue', 'resources.roles']);

export function RecordRoleUses() {
  const role = useRecordContext<RoleRecord>();
  return role ? <RoleUses roleId={String(role.id)} name={role.roleName} /> : null;
}
