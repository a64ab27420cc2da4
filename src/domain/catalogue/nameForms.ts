import { defineForm, type FormDefinition } from '../../admin/form/defineForm.ts';
import { Purpose } from '../../platform/purposes.ts';
import { ToolGroup } from '../../platform/toolgroups.ts';
import { Tool } from '../../platform/tools.ts';
import type { CatalogueKind } from './kinds.ts';

export const purposeForm = defineForm('resources.purposes', {
  purposeName: Purpose.shape.purposeName,
  helpInfo: Purpose.shape.helpInfo,
});

export const toolgroupForm = defineForm('resources.toolgroups', {
  toolGroupName: ToolGroup.shape.toolGroupName,
  helpInfo: ToolGroup.shape.helpInfo,
});

export const toolForm = defineForm('resources.tools', {
  toolName: Tool.shape.toolName,
  helpInfo: Tool.shape.helpInfo,
});

export const nameForms: Record<CatalogueKind, FormDefinition> = {
  purposes: purposeForm,
  toolgroups: toolgroupForm,
  tools: toolForm,
};
