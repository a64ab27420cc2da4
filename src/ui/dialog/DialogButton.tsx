import { createContext, useContext, useState, type ReactNode } from 'react';
import type { LazyComponent } from '../lazy/lazyComponent.tsx';
import { TextButton } from '../TextButton.tsx';

/**
 * Renders a dialog outside its button, which may unmount while the dialog is open: an empty list shows its
 * button elsewhere.
 */
export const DialogHostContext = createContext<((dialog: ReactNode) => void) | undefined>(undefined);

export interface DialogProps {
  onClose(): void;
}

interface Props<P> {
  variant?: 'primary';
  small?: boolean;
  /** The dialog, in a chunk of its own. */
  dialog: LazyComponent<P & DialogProps>;
  /** The dialog's props except `onClose`. */
  with?: P;
  children: ReactNode;
}

export function DialogButton<P extends object>({
  variant,
  small = false,
  dialog: Dialog,
  with: dialogProps,
  children,
}: Props<P>) {
  const [isOpen, setOpen] = useState(false);
  const host = useContext(DialogHostContext);
  const dialog = (onClose: () => void) => <Dialog {...({ ...dialogProps, onClose } as P & DialogProps)} />;
  return (
    <>
      <TextButton
        {...(variant && { variant })}
        small={small}
        aria-haspopup="dialog"
        {...Dialog.preloadProps}
        onClick={() => (host ? host(dialog(() => host(undefined))) : setOpen(true))}
      >
        {children}
      </TextButton>
      {isOpen ? dialog(() => setOpen(false)) : null}
    </>
  );
}
