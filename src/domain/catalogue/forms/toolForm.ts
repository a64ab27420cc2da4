import { defineForm } from '../../../admin/form/defineForm.ts';
import { Tool } from '../../../platform/tools.ts';

export const toolForm = defineForm('resources.tools', {
  toolName: Tool.shape.toolName,
  helpInfo: Tool.shape.helpInfo,
});
