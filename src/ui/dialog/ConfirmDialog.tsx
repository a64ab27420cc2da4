import { useId } from 'react';
import { TextButton } from '../TextButton.tsx';
import { useText } from '../useText.ts';
import styles from './ConfirmDialog.module.css';
import type { ConfirmOptions } from './ConfirmProvider.tsx';
import { ModalDialog } from './ModalDialog.tsx';

interface Props extends ConfirmOptions<unknown> {
  /** Whether the confirmed action is running. The dialog then stays open and ignores clicks. */
  busy: boolean;
  answer(yes: boolean): void;
  onClose(): void;
}

/** A question that names the consequences. The button repeats the verb. */
export default function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancel,
  danger,
  busy,
  answer,
  onClose,
}: Props) {
  const t = useText();
  const descriptionId = useId();
  return (
    <ModalDialog
      role="alertdialog"
      title={title}
      {...(text ? { describedBy: descriptionId } : {})}
      onClose={onClose}
      actions={
        <>
          {/* The safe choice has the initial focus. */}
          <TextButton autoFocus pending={busy} onClick={onClose}>
            {cancel ?? t('ui.cancel')}
          </TextButton>
          <TextButton
            variant="primary"
            danger={danger}
            pending={busy}
            aria-busy={busy}
            className={busy ? styles.busy : ''}
            onClick={() => answer(true)}
          >
            {confirmLabel}
          </TextButton>
        </>
      }
    >
      {text ? <div id={descriptionId}>{text}</div> : null}
      <span role="status" className="visually-hidden">
        {busy ? t('ui.busy') : ''}
      </span>
    </ModalDialog>
  );
}
