import { createContext } from 'react';

/** How forms in here are given up: closes the dialog or the row that they are in. */
export const CancelContext = createContext<(() => void) | undefined>(undefined);
