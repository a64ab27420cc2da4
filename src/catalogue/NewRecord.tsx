import type { StatedForm } from '../forms/formOf.ts';
import { RecordForm } from '../forms/RecordForm.tsx';
import { SaveButtons } from '../forms/SaveButtons.tsx';
import { useCreateRecord } from '../forms/useCreateRecord.ts';
import type { DialogProps } from '../ui/dialog/DialogButton.tsx';
import { Modal } from '../ui/dialog/Modal.tsx';
import { useText } from '../ui/useText.ts';
import { kinds, type Kind } from './kinds.ts';
import { NameInputs } from './NameInputs.tsx';

/** The new popup takes name and help (spec 2 §2). */
export function NewRecord({ kind, form, close }: DialogProps & { kind: Kind; form: StatedForm }) {
  const t = useText();
  const title = t(`resources.${kind}.page.create`);
  const create = useCreateRecord(form, {
    unique: kinds[kind].name,
    added: `resources.${kind}.notifications.created`,
    error: `resources.${kind}.saveError`,
  });
  return (
    <Modal title={title} close={close}>
      <RecordForm form={form} draft={`${kind}:new`} label={title} save={create} done={close}>
        <NameInputs kind={kind} />
        <SaveButtons submit={t(`resources.${kind}.action.add`)} cancel={close} />
      </RecordForm>
    </Modal>
  );
}
