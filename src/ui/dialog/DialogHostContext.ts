import { createContext, type ReactNode } from 'react';

/** Shows a dialog outside its button, which may be unmounted while the dialog is open: an empty list has its button elsewhere. */
export const DialogHostContext = createContext<((dialog: ReactNode) => void) | undefined>(undefined);
