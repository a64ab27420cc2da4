import { CreateDialog } from '../../admin/index.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import NewPurposeForm from './NewPurposeForm.tsx';

/** The dialog that the search (Ctrl+K) opens. */
export default function NewPurposeDialog({ close }: DialogProps) {
  return (
    <CreateDialog resource="purposes" findCreated="purposeName" close={close}>
      <NewPurposeForm />
    </CreateDialog>
  );
}
