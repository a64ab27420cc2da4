import type { FormDefinition } from '../../admin/form/defineForm.ts';
import { purposeForm } from './forms/purposeForm.ts';
import { toolForm } from './forms/toolForm.ts';
import { toolgroupForm } from './forms/toolgroupForm.ts';
import type { CatalogueKind } from './kinds.ts';

export const nameForms: Record<CatalogueKind, FormDefinition> = {
  purposes: purposeForm,
  toolgroups: toolgroupForm,
  tools: toolForm,
};
