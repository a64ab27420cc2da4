import CloseIcon from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import { breakpoints } from '../theme/tokens.ts';
import { Mui } from '../theme/Mui.tsx';
import { useMedia } from '../useMedia.ts';
import { useText } from '../useText.ts';
import styles from './Modal.module.css';

interface Props {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  close(): void;
}

/** A dialog in the house's look: title, body, actions; a full sheet on narrow screens. Load it lazily. */
export function Modal({ title, children, actions, describedBy, role = 'dialog', close }: Props) {
  const t = useText();
  const named = useId();
  const narrow = useMedia(`(max-width: ${breakpoints.narrow}px)`);
  return (
    <Mui>
      <Dialog
        open
        onClose={close}
        fullScreen={narrow && role === 'dialog'}
        fullWidth
        maxWidth={false}
        slotProps={{
          paper: { role, 'aria-modal': true, 'aria-labelledby': named, 'aria-describedby': describedBy, className: styles.paper ?? '' },
        }}
      >
        <div className={styles.head}>
          <h2 id={named}>{title}</h2>
          {role === 'dialog' ? (
            <IconButton label={t('ui.close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          ) : null}
        </div>
        <div className={styles.body}>{children}</div>
        {actions ? <div className={styles.foot}>{actions}</div> : null}
      </Dialog>
    </Mui>
  );
}
