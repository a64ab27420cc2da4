import { toolgroupForm } from '../../catalogue/forms/toolgroupForm.ts';
import { NewRecord } from '../../catalogue/NewRecord.tsx';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';

export default function NewToolgroupDialog({ close }: DialogProps) {
  return <NewRecord kind="toolgroups" form={toolgroupForm} close={close} />;
}
