import { toolForm } from '../forms/toolForm.ts';
import { toolgroupForm } from '../forms/toolgroupForm.ts';

/** Name and help of what is held. */
export const nameForms = { toolgroups: toolgroupForm, tools: toolForm } as const;
