import CloseIcon from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import { useId, useLayoutEffect, type ReactNode } from 'react';
import { useFocusReturn } from '../focus/handover.ts';
import { guardPresses } from '../guardPresses.ts';
import { IconAction } from '../IconAction.tsx';
import { AllowPrimaryButton } from '../TextButton.tsx';
import { Mui } from '../theme/Mui.tsx';
import { breakpoints } from '../theme/tokens.ts';
import { useMedia } from '../useMedia.ts';
import { useText } from '../useText.ts';
import { FormActions, InDialog } from './FormActions.tsx';
import styles from './ModalDialog.module.css';

interface Props {
  title: ReactNode;
  /** A form renders its own footer (`FormActions`). */
  children?: ReactNode;
  /** The footer of a dialog without a form, with the primary button last. */
  actions?: ReactNode;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /** Rendered beside the title. */
  chips?: ReactNode;
  /** Rendered below the title. */
  about?: ReactNode;
  /** Widens the dialog for rows with details, for two columns, or for panes side by side. */
  wide?: boolean | 'columns' | 'panes';
  /** Prints this dialog instead of the page. */
  printable?: boolean;
  onClose(): void;
}

/**
 * A dialog with title, body and footer. On narrow screens it fills the screen, and a question is a sheet at
 * the bottom. Load it lazily, because it needs MUI.
 */
export function ModalDialog({
  title,
  children,
  actions,
  describedBy,
  role = 'dialog',
  chips,
  about,
  wide = false,
  printable = false,
  onClose,
}: Props) {
  const t = useText();
  const titleId = useId();
  const layer = useFocusReturn();
  useLayoutEffect(guardPresses, []);
  const narrow = useMedia(`(max-width: ${breakpoints.narrow}px)`);
  return (
    <Mui>
      <Dialog
        open
        ref={layer}
        onClose={onClose}
        fullScreen={narrow && role === 'dialog'}
        fullWidth
        maxWidth={false}
        className={[role === 'alertdialog' && styles.question, printable && styles.printable]
          .filter(Boolean)
          .join(' ')}
        slotProps={{
          paper: {
            role,
            'aria-modal': true,
            'aria-labelledby': titleId,
            'aria-describedby': describedBy,
            className: `${styles.paper} ${typeof wide === 'string' ? styles[wide] : wide ? styles.wide : ''}`,
          },
        }}
      >
        {/* A dialog is a view of its own, so it may have a filled button, too. */}
        <AllowPrimaryButton value>
          <InDialog value>
            <div className={styles.head}>
              {about ? (
                <div>
                  <h2 id={titleId}>{title}</h2>
                  {about}
                </div>
              ) : (
                <h2 id={titleId}>{title}</h2>
              )}
              {chips}
              {role === 'dialog' ? (
                <IconAction label={t('ui.close')} onClick={onClose}>
                  <CloseIcon />
                </IconAction>
              ) : null}
            </div>
            <div className={styles.body}>{children}</div>
            {actions ? <FormActions>{actions}</FormActions> : null}
          </InDialog>
        </AllowPrimaryButton>
      </Dialog>
    </Mui>
  );
}
