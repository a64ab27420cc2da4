import { seededId } from './ids.ts';

export const applicationId = (n: number) => seededId(2, n);
export const roleId = (n: number) => seededId(3, n);
export const purposeId = (n: number) => seededId(8, n);
export const subscriptionId = (n: number) => seededId(6, n);
export const seededCardId = (n: number) => seededId(15, n);
export const toolgroupId = (n: number) => seededId(11, n);
export const toolId = (n: number) => seededId(12, n);
export const notificationId = (n: number) => seededId(20, n);
