import { formOf } from '../../forms/formOf.ts';
import { Tool } from '../../platform/tools.ts';

export const toolForm = formOf('resources.tools', {
  toolName: Tool.shape.toolName,
  helpInfo: Tool.shape.helpInfo,
});
