import * as z from 'zod/mini';
import { formOf } from '../../forms/formOf.ts';
import { ToolGroup } from '../../platform/toolgroups.ts';
import { Tool } from '../../platform/tools.ts';

/** What a new child is asked for, by what it will be in. */
export const newForms = {
  purposes: formOf('toolgroups', { toolGroupName: ToolGroup.shape.toolGroupName, helpInfo: ToolGroup.shape.helpInfo }),
  toolgroups: formOf('tools', { toolName: Tool.shape.toolName, helpInfo: Tool.shape.helpInfo }),
} as const;

const chosen = (rule: string) => z.string().check(z.refine(id => id !== '', rule));

/** The choice of one that is there already: its id. */
export const existingForms = {
  purposes: formOf('children', { toolgroup: chosen('children.rule.toolgroup') }),
  toolgroups: formOf('children', { tool: chosen('children.rule.tool') }),
} as const;
