import * as z from 'zod/mini';

/** A text that must not be blank. `rule` is the key of the message. */
export const requiredText = (rule: string) => z.string().check(z.refine(text => text.trim() !== '', rule));
