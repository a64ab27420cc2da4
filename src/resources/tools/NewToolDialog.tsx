import { toolForm } from '../../catalogue/forms/toolForm.ts';
import { NewRecord } from '../../catalogue/NewRecord.tsx';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';

export default function NewToolDialog({ close }: DialogProps) {
  return <NewRecord kind="tools" form={toolForm} close={close} />;
}
