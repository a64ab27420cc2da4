import * as z from 'zod/mini';
import { Ref } from './ref.ts';

/**
 * A role that carries a purpose, toolgroup or tool in one application (docs/behaviour.md 2 §3 Roles assigned
 * entries). References to deleted records may be null.
 */
export const AssignedRole = z.looseObject({
  role: z.optional(z.nullable(Ref)),
  application: z.optional(z.nullable(Ref)),
});
export type AssignedRole = z.infer<typeof AssignedRole>;

/** The fields that purposes, toolgroups and tools share. */
export const catalogueFields = {
  _id: z.optional(z.string()),
  helpInfo: z.optional(z.string()),
  rolesAssigned: z.optional(z.array(AssignedRole)),
  __v: z.optional(z.number()),
};
