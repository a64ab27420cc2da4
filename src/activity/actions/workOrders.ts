import { workOrders, type UserType } from '../../platform/workOrders.ts';
import { defineAction, invoke, type JournalRule, type Write } from '../action.ts';
import { pathUserId } from './rules.ts';

const memberRule = (name: 'memberAdded' | 'memberRemoved'): JournalRule => ({
  name,
  icon: name === 'memberAdded' ? 'people' : 'remove',
  target: pathUserId,
  interpolation: ({ path }) => ({ department: path.deptId }),
});
const memberArgs = ({ path }: Write) => ({
  path: { deptId: path.deptId!, userId: path.userId!, type: path.type as UserType },
});
export const addMember = defineAction(workOrders.add, {
  ...memberRule('memberAdded'),
  inverse: write => [invoke(workOrders.remove, memberArgs(write))],
});
export const removeMember = defineAction(workOrders.remove, {
  ...memberRule('memberRemoved'),
  inverse: write => [invoke(workOrders.add, memberArgs(write))],
});
