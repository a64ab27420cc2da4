import { CreateDialog } from '../../admin/index.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import NewRoleForm from './NewRoleForm.tsx';

/** The dialog that the search (Ctrl+K) opens. */
export default function NewRoleDialog({ close }: DialogProps) {
  return (
    <CreateDialog resource="roles" findCreated="roleName" close={close}>
      <NewRoleForm />
    </CreateDialog>
  );
}
