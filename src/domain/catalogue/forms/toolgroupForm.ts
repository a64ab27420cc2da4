import { defineForm } from '../../../admin/form/defineForm.ts';
import { ToolGroup } from '../../../platform/toolgroups.ts';

export const toolgroupForm = defineForm('resources.toolgroups', {
  toolGroupName: ToolGroup.shape.toolGroupName,
  helpInfo: ToolGroup.shape.helpInfo,
});
