import { InlineEditProvider } from '../../../admin/index.ts';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useText } from '../../../ui/useText.ts';
import { nameIn, type CatalogueRecord } from '../kinds.ts';
import NameForm from '../NameForm.tsx';

export interface Edited {
  kind: 'toolgroups' | 'tools';
  record: CatalogueRecord;
}

export default function EditChildDialog({ kind, record, onClose }: Edited & DialogProps) {
  const t = useText();
  return (
    <FormDialog title={t('ui.editName', { name: nameIn(kind, record) ?? record.id })} onClose={onClose}>
      <InlineEditProvider resource={kind} record={record} onClose={onClose}>
        <NameForm />
      </InlineEditProvider>
    </FormDialog>
  );
}
