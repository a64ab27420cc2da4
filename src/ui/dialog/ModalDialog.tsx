import CloseIcon from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import { useId, useLayoutEffect, type ReactNode } from 'react';
import { useFocusReturn } from '../focus/handover.ts';
import { IconAction } from '../IconAction.tsx';
import { guardPresses } from '../pressGuard.ts';
import { AllowPrimaryButton } from '../TextButton.tsx';
import { Mui } from '../theme/Mui.tsx';
import { breakpoints } from '../theme/tokens.ts';
import { useMedia } from '../useMedia.ts';
import { useText } from '../useText.ts';
import { FormActions, InDialog } from './FormActions.tsx';
import styles from './ModalDialog.module.css';

interface Props {
  title: ReactNode;
  /** Where it is a form, its last child is a `Foot`. */
  children?: ReactNode;
  /** What stands in the foot where the dialog is no form, the primary button last. */
  actions?: ReactNode;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /** Beside the title: what it is of, as chips. */
  chips?: ReactNode;
  /** Below the title: what it is about, and how things stand. */
  about?: ReactNode;
  /** Its rows say more than a name; it has two columns; it has panes beside each other. */
  wide?: boolean | 'columns' | 'panes';
  onClose(): void;
}

/**
 * A dialog in the house's look: title, body, foot with the buttons at the right. On a narrow screen it is a full sheet, a
 * question one from the bottom, with the buttons at the bottom edge. Load it lazily.
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
  onClose,
}: Props) {
  const t = useText();
  const named = useId();
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
        className={role === 'alertdialog' ? (styles.question ?? '') : ''}
        slotProps={{
          paper: {
            role,
            'aria-modal': true,
            'aria-labelledby': named,
            'aria-describedby': describedBy,
            className: `${styles.paper} ${typeof wide === 'string' ? styles[wide] : wide ? styles.wide : ''}`,
          },
        }}
      >
        {/* A view of its own: the page behind has its filled button, this has another. */}
        <AllowPrimaryButton value>
          <InDialog value>
            <div className={styles.head}>
              {about ? (
                <div>
                  <h2 id={named}>{title}</h2>
                  {about}
                </div>
              ) : (
                <h2 id={named}>{title}</h2>
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
