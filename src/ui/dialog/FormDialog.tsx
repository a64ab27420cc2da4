import type { ComponentProps } from 'react';
import { UnsavedContext, useUnsavedScope } from '../unsaved/unsaved.ts';
import { useAskToLeave } from '../unsaved/useAskToLeave.ts';
import { ModalDialog } from './ModalDialog.tsx';

/** A dialog with a form. Closing it asks if the form has unsaved input. */
export function FormDialog({ onClose, children, ...props }: ComponentProps<typeof ModalDialog>) {
  const unsaved = useUnsavedScope();
  const askToLeave = useAskToLeave();
  const leave = async () => {
    if (await askToLeave(unsaved.parts())) onClose();
  };
  return (
    <ModalDialog {...props} onClose={() => void leave()}>
      <UnsavedContext value={unsaved}>{children}</UnsavedContext>
    </ModalDialog>
  );
}
