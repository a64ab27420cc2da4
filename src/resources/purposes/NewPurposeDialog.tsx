import { purposeForm } from '../../catalogue/forms/purposeForm.ts';
import { NewRecord } from '../../catalogue/NewRecord.tsx';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';

export default function NewPurposeDialog({ close }: DialogProps) {
  return <NewRecord kind="purposes" form={purposeForm} close={close} />;
}
