import { CreateDialog } from '../../admin/index.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import NewTagForm from './NewTagForm.tsx';

/** The dialog that the search (Ctrl+K) opens. */
export default function NewTagDialog({ close }: DialogProps) {
  return (
    <CreateDialog resource="tags" findCreated="tagName" close={close}>
      <NewTagForm />
    </CreateDialog>
  );
}
