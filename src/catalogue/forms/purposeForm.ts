import { formOf } from '../../forms/formOf.ts';
import { Purpose } from '../../platform/purposes.ts';

export const purposeForm = formOf('resources.purposes', {
  purposeName: Purpose.shape.purposeName,
  helpInfo: Purpose.shape.helpInfo,
});
