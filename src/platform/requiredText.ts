import * as z from 'zod/mini';

/** A text that must be filled in, with more than blanks; `rule` is the key of what is said where it is not. */
export const requiredText = (rule: string) => z.string().check(z.refine(text => text.trim() !== '', rule));
