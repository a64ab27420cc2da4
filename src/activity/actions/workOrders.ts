import { workOrders, type UserType } from '../../platform/workOrders.ts';
import { defineAction, invoke, type JournalRule, type Write } from '../action.ts';
import { userIdOf } from './rules.ts';

const member = (name: 'memberAdded' | 'memberRemoved'): JournalRule => ({
  name,
  icon: name === 'memberAdded' ? 'people' : 'remove',
  target: userIdOf,
  gaps: ({ path }) => ({ department: path.deptId }),
});
const sameMember = ({ path }: Write) => ({
  path: { deptId: path.deptId!, userId: path.userId!, type: path.type as UserType },
});
export const addMember = defineAction(workOrders.add, {
  ...member('memberAdded'),
  inverse: write => [invoke(workOrders.remove, sameMember(write))],
});
export const removeMember = defineAction(workOrders.remove, {
  ...member('memberRemoved'),
  inverse: write => [invoke(workOrders.add, sameMember(write))],
});
