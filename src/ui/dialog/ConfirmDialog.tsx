import { useId } from 'react';
import { Button } from '../Button.tsx';
import { useText } from '../useText.ts';
import type { Question } from './ConfirmProvider.tsx';
import { Modal } from './Modal.tsx';

/** A confirmation: named consequences, the verb on the button, focus on Cancel. */
export default function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  danger,
  answer,
  close,
}: Question & { answer(yes: boolean): void; close(): void }) {
  const t = useText();
  const described = useId();
  return (
    <Modal
      role="alertdialog"
      title={title}
      {...(text ? { describedBy: described } : {})}
      close={close}
      actions={
        <>
          {/* The safe choice is where the keyboard starts. */}
          <Button autoFocus onClick={close}>
            {cancel ?? t('ui.cancel')}
          </Button>
          <Button variant="primary" danger={danger} onClick={() => answer(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      {text ? <div id={described}>{text}</div> : null}
    </Modal>
  );
}
