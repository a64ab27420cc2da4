import { createContext } from 'react';
import type { DocumentFacts } from '../../rules/facts.ts';

/** What the services of a document said when they were asked. */
export const FactsContext = createContext<DocumentFacts | undefined>(undefined);
