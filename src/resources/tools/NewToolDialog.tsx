import { CreateDialog } from '../../admin/index.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import NewToolForm from './NewToolForm.tsx';

/** The dialog that the search (Ctrl+K) opens. */
export default function NewToolDialog({ close }: DialogProps) {
  return (
    <CreateDialog resource="tools" findCreated="toolName" close={close}>
      <NewToolForm />
    </CreateDialog>
  );
}
