import AddIcon from '@mui/icons-material/AddOutlined';
import { useId, useState, type FormEvent } from 'react';
import type { Choice } from '../../../admin/select/choices.ts';
import { idOf } from '../../../client/dialect.ts';
import { Button } from '../../../ui/Button.tsx';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { useGuardedClose } from '../../../ui/unsaved/useGuardedClose.ts';
import { useText } from '../../../ui/useText.ts';
import type { ApplicationTabProps } from '../tabs.tsx';
import { ToolChoice } from './ToolChoice.tsx';
import { useTools } from './useTools.ts';

/** Adds many tools to an application at once. One that is there already, maybe since a moment ago, is not sent. */
export default function AddToolsDialog({ application, close }: ApplicationTabProps & DialogProps) {
  const t = useText();
  const form = useId();
  const { add, adding } = useTools(application);
  const [chosen, setChosen] = useState<Choice[]>([]);
  const [error, setError] = useState<string>();
  const leave = useGuardedClose(chosen.length > 0, close, adding);
  const here = new Set((application.tools ?? []).map(idOf));
  const missing = chosen.filter(({ id }) => !here.has(id));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!missing.length)
      return setError(t(chosen.length ? 'applicationTools.choose.nothing' : 'applicationTools.choose.none'));
    if (await add(missing.map(({ id }) => id))) close();
  };
  return (
    <Modal
      title={t('applicationTools.add')}
      wide
      close={() => void leave()}
      actions={
        <>
          <Button onClick={() => void leave()}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" pending={adding}>
            <AddIcon />
            {missing.length
              ? t('applicationTools.choose.submit', { smart_count: missing.length })
              : t('applicationTools.add')}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" style={{ gap: 12 }} noValidate onSubmit={submit}>
        <ToolChoice
          here={here}
          chosen={chosen}
          choose={next => {
            setError(undefined);
            setChosen(next);
          }}
          error={error}
        />
      </form>
    </Modal>
  );
}
