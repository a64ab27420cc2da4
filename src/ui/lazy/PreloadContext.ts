import { createContext } from 'react';

/** Preloads the page at an address. */
export const PreloadContext = createContext<(address: string) => void>(() => {});
