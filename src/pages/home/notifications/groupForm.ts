import { formOf, type FormValues } from '../../../forms/formOf.ts';
import { GroupFields } from '../../../platform/notifications.ts';

export const groupForm = formOf('resources.notifications', GroupFields);
export type GroupValues = FormValues<typeof groupForm>;
