import { referenceId } from '../../../data/dialect.ts';
import type { Ref } from '../../../platform/ref.ts';
import { isObject } from '../../../platform/shape.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { USER_TYPES, type Department, type UserType } from '../../../platform/workOrders.ts';
import type { Name } from '../../../ui/Name.tsx';
import { sortByName } from '../usePersonNames.ts';

/** A user with their types of work in a department. */
export interface DepartmentMember {
  _id: string;
  name: Name;
  email: string;
  types: readonly UserType[];
}

export type MemberRecord = DepartmentMember & { id: string };

export const getMemberRefs = (department: Department): Ref[] =>
  USER_TYPES.flatMap(type => department[type] ?? []);

/** Returns the users of a department by name without duplicates. */
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

export const isMember = (department: Department, type: UserType, _id: string) =>
  (department[type] ?? []).some(ref => referenceId(ref) === _id);

export const countMembers = (department: Department) =>
  USER_TYPES.map(type => ({ type, count: department[type]?.length ?? 0 }));
