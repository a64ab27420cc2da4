import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';

export interface DialogProps {
  close(): void;
}

interface Props<P> {
  className?: string;
  /** Brings the dialog's code; called when the button is first approached. One function for the button's life. */
  load(): Promise<{ default: ComponentType<P & DialogProps> }>;
  /** What the dialog is given besides `close`. */
  with?: P;
  children: ReactNode;
}

/** A button that opens a dialog of its own chunk. */
export function DialogButton<P extends object>({ className = 'button', load, with: props, children }: Props<P>) {
  const [open, setOpen] = useState(false);
  const Dialog = useMemo(() => lazy(load) as unknown as ComponentType<DialogProps>, [load]);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onPointerEnter={load} onFocus={load} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <Dialog {...props} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
