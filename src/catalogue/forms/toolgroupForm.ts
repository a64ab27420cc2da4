import { formOf } from '../../forms/formOf.ts';
import { ToolGroup } from '../../platform/toolgroups.ts';

export const toolgroupForm = formOf('resources.toolgroups', {
  toolGroupName: ToolGroup.shape.toolGroupName,
  helpInfo: ToolGroup.shape.helpInfo,
});
