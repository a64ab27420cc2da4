import { idOf } from '../../../client/dialect.ts';
import { isObject } from '../../../platform/shape.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { userName } from '../../../platform/userName.ts';
import { USER_TYPES, type Department, type UserType } from '../../../platform/workOrders.ts';
import { inOrder } from '../../../ui/formats.ts';

/** Somebody who can do work orders in a department, and what of it he does. */
export interface Member {
  _id: string;
  /** By name; by id where nobody here knows one. */
  name: string;
  email: string;
  types: readonly UserType[];
}

const asMember = (ref: unknown, types: UserType[]): Member => {
  const [firstName, lastName, email] = isObject(ref) ? [textIn(ref.firstName), textIn(ref.lastName), textIn(ref.email)] : ['', '', ''];
  return { _id: idOf(ref), name: userName({ _id: idOf(ref), firstName, lastName, email }), email, types };
};

/** The people of a department by name, each once. */
export function membersOf(department: Department): Member[] {
  const found = new Map<string, Member>();
  for (const type of USER_TYPES)
    for (const ref of department[type] ?? []) {
      const member = asMember(ref, [type]);
      const before = found.get(member._id);
      found.set(member._id, before ? { ...before, types: [...before.types, type] } : member);
    }
  return [...found.values()].toSorted((a, b) => inOrder(a.name, b.name));
}

/** How many it has of each type. */
export const countsOf = (department: Department) => USER_TYPES.map(type => ({ type, count: department[type]?.length ?? 0 }));
