import { createContext } from 'react';

/** Marks the input of the enclosing form as not worth saving: nobody is asked before leaving it. */
export const DiscardContext = createContext(() => {});
