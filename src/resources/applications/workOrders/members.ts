import { referenceId } from '../../../data/dialect.ts';
import type { Ref } from '../../../platform/ref.ts';
import { isObject } from '../../../platform/shape.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { USER_TYPES, type Department, type UserType } from '../../../platform/workOrders.ts';
import type { Name } from '../../../ui/Name.tsx';
import { sortByName } from '../usePersonNames.ts';

/** Somebody who can do work orders in a department, and what of it he does. */
export interface DepartmentMember {
  _id: string;
  name: Name;
  email: string;
  types: readonly UserType[];
}

/** A member as the record of a row. */
export type MemberRecord = DepartmentMember & { id: string };

/** Everybody whom a department names. */
export const peopleIn = (department: Department): Ref[] => USER_TYPES.flatMap(type => department[type] ?? []);

/** The people of a department by name, each once. */
export function membersOfDepartment(department: Department, nameOf: (ref: Ref) => Name): DepartmentMember[] {
  const found = new Map<string, DepartmentMember>();
  for (const type of USER_TYPES)
    for (const ref of department[type] ?? []) {
      const _id = referenceId(ref);
      const before = found.get(_id);
      found.set(
        _id,
        before
          ? { ...before, types: [...before.types, type] }
          : { _id, name: nameOf(ref), email: isObject(ref) ? textIn(ref.email) : '', types: [type] },
      );
    }
  return sortByName([...found.values()]);
}

/** Whether somebody does this work in a department. */
export const isMember = (department: Department, type: UserType, _id: string) =>
  (department[type] ?? []).some(ref => referenceId(ref) === _id);

/** How many it has of each type. */
export const countsOf = (department: Department) =>
  USER_TYPES.map(type => ({ type, count: department[type]?.length ?? 0 }));
