import { seededId } from './ids.ts';

export const applicationId = (n: number) => seededId(2, n);
export const roleId = (n: number) => seededId(3, n);
export const tagId = (n: number) => seededId(4, n);
export const purposeId = (n: number) => seededId(8, n);
