import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useText } from '../../ui/useText.ts';
import { nameIn, type CatalogueRecord } from '../kinds.ts';
import NameForm from '../NameForm.tsx';

export interface Edited {
  kind: 'toolgroups' | 'tools';
  record: CatalogueRecord;
}

/** Name and help of what is held, edited where it stands. */
export default function EditChildDialog({ kind, record, close }: Edited & DialogProps) {
  const t = useText();
  return (
    <FormDialog title={t('ui.editName', { name: nameIn(kind, record) ?? record.id })} close={close}>
      <NameForm kind={kind} record={record} close={close} />
    </FormDialog>
  );
}
