import type { StatedForm } from '../forms/formOf.ts';
import { purposeForm } from './forms/purposeForm.ts';
import { toolForm } from './forms/toolForm.ts';
import { toolgroupForm } from './forms/toolgroupForm.ts';
import type { Kind } from './kinds.ts';

/** Name and help of each kind. */
export const nameForms: Record<Kind, StatedForm> = {
  purposes: purposeForm,
  toolgroups: toolgroupForm,
  tools: toolForm,
};
