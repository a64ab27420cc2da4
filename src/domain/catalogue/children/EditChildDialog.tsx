import { InlineEditProvider } from '../../../admin/index.ts';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useText } from '../../../ui/useText.ts';
import { getRecordName, type CatalogueRecord } from '../kinds.ts';
import NameForm from '../NameForm.tsx';

export interface EditedChild {
  kind: 'toolgroups' | 'tools';
  record: CatalogueRecord;
}

export default function EditChildDialog({ kind, record, onClose }: EditedChild & DialogProps) {
  const t = useText();
  return (
    <FormDialog
      title={t('ui.editName', { name: getRecordName(kind, record) ?? record.id })}
      onClose={onClose}
    >
      <InlineEditProvider resource={kind} record={record} onClose={onClose}>
        <NameForm />
      </InlineEditProvider>
    </FormDialog>
  );
}
