import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import { GroupFields } from '../../../platform/notifications.ts';

export const groupForm = defineForm('resources.notifications', GroupFields);
export type GroupValues = FormValues<typeof groupForm>;
