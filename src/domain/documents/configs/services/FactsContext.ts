import { createContext } from 'react';
import type { Facts } from '../../rules/facts.ts';

/** What the services of a document said when they were asked. */
export const FactsContext = createContext<Facts | undefined>(undefined);
