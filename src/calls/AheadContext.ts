import { createContext } from 'react';

/** Loads what the page at an address needs, before it is opened; what fails is told when it is. */
export const AheadContext = createContext<(address: string) => void>(() => {});
