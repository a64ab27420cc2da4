import { createContext } from 'react';

/** Closes the enclosing dialog or row when its form is cancelled. */
export const CancelContext = createContext<(() => void) | undefined>(undefined);
