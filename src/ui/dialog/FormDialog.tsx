import type { ComponentProps } from 'react';
import { UnsavedContext, useUnsavedWithin } from '../unsaved/unsaved.ts';
import { useAskToLeave } from '../unsaved/useAskToLeave.ts';
import { Modal } from './Modal.tsx';

/** A dialog with a form. Closing it asks if the form has unsaved input. */
export function FormDialog({ onClose, children, ...props }: ComponentProps<typeof Modal>) {
  const unsaved = useUnsavedWithin();
  const askToLeave = useAskToLeave();
  const leave = async () => {
    if (await askToLeave(unsaved.parts())) onClose();
  };
  return (
    <Modal {...props} onClose={() => void leave()}>
      <UnsavedContext value={unsaved}>{children}</UnsavedContext>
    </Modal>
  );
}
