import * as z from 'zod/mini';
import { formOf } from '../../forms/formOf.ts';

const chosen = (rule: string) => z.string().check(z.refine(id => id !== '', rule));

/** The choice of one that is there already: its id. */
export const existingForms = {
  purposes: formOf('children', { toolgroup: chosen('children.rule.toolgroup') }),
  toolgroups: formOf('children', { tool: chosen('children.rule.tool') }),
} as const;
