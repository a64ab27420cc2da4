import * as z from 'zod/mini';
import { defineForm } from '../../../admin/form/defineForm.ts';

const chosen = (rule: string) => z.string().check(z.refine(id => id !== '', rule));

/** The choice of one that is there already: its id. */
export const existingForms = {
  purposes: defineForm('children', { toolgroup: chosen('children.rule.toolgroup') }),
  toolgroups: defineForm('children', { tool: chosen('children.rule.tool') }),
} as const;
