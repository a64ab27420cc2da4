import { CreateDialog } from '../../admin/index.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import NewToolgroupForm from './NewToolgroupForm.tsx';

/** The dialog that the search (Ctrl+K) opens. */
export default function NewToolgroupDialog({ close }: DialogProps) {
  return (
    <CreateDialog resource="toolgroups" findCreated="toolGroupName" close={close}>
      <NewToolgroupForm />
    </CreateDialog>
  );
}
