import { noting } from '../../journal/noting.ts';

/** Until the answer is called, all that is changed is one deed of the journal. */
export const together = (): (() => void) => noting.together?.() ?? (() => {});
