import { createContext } from 'react';

/** Marks the input of the enclosing form as saved, so that the user can leave it without a confirmation. */
export const DiscardContext = createContext(() => {});
