import LibraryAddIcon from '@mui/icons-material/LibraryAddOutlined';
import { useCanAccess, useRecordContext } from '../../admin/index.ts';
import type { RoleRecord } from '../../domain/people/roleForm.ts';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';

export const CloneRoleDialog = lazyComponent(
  () => import('./CloneRoleDialog.tsx'),
  ['access', 'catalogue', 'resources.roles'],
);

export const asSource = (role: RoleRecord) => ({ id: String(role.id), label: role.roleName });

/** Clones the role in context. Without one, the dialog asks which role to clone. */
export function CloneRoleButton() {
  const t = useText();
  const role = useRecordContext<RoleRecord>();
  const { canAccess } = useCanAccess({ action: 'clone', resource: 'roles' });
  // Keeps its space as a placeholder while the role loads.
  if (canAccess === false) return null;
  return (
    <DialogButton dialog={CloneRoleDialog} with={{ role: role && asSource(role) }}>
      <LibraryAddIcon />
      {t('resources.roles.clone.action')}
    </DialogButton>
  );
}
