import { NewRecord } from '../../catalogue/NewRecord.tsx';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';

export default function NewToolgroupDialog({ close }: DialogProps) {
  return <NewRecord kind="toolgroups" close={close} />;
}
