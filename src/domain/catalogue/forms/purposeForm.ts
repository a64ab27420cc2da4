import { defineForm } from '../../../admin/form/defineForm.ts';
import { Purpose } from '../../../platform/purposes.ts';

export const purposeForm = defineForm('resources.purposes', {
  purposeName: Purpose.shape.purposeName,
  helpInfo: Purpose.shape.helpInfo,
});
