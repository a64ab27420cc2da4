import { createContext } from 'react';
import type { DocumentFacts } from '../../rules/facts.ts';

/** The latest replies of the services of a document. */
export const FactsContext = createContext<DocumentFacts | undefined>(undefined);
