import { useId, type ReactNode } from 'react';
import { TextButton } from '../TextButton.tsx';
import { useText } from '../useText.ts';
import styles from './ConfirmDialog.module.css';
import { ModalDialog } from './ModalDialog.tsx';

export interface ConfirmOptions<T = true> {
  title: string;
  /** Names the affected records and the consequences. */
  text?: ReactNode;
  /** The verb of the action, shown on the button. */
  confirmLabel: string;
  cancel?: string;
  danger?: boolean;
  /** Runs the action. The dialog stays open and busy until it has ended. */
  send?(): Promise<T>;
}

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
