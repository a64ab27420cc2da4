import { useResourceContext } from 'react-admin';
import type { Kind } from './kinds.ts';

/** The kind of the enclosing list, page or form, which is its resource. */
export const useKind = () => useResourceContext() as Kind;
