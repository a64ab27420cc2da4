import type { RaRecord } from 'react-admin';
import type { Action } from '../../activity/action.ts';
import { assignRole, unassignRole } from '../../activity/actions/roles.ts';
import { referenceId } from '../../data/dialect.ts';
import type { User } from '../../platform/users.ts';

/** The IDs of a role and of the application in which it is assigned. */
interface AssignedPair {
  role: string | undefined;
  application: string | undefined;
}

/** Returns the actions that assign a role in an application to a user and remove it, and whether a user has it. */
export function createRoleActions<T extends User & RaRecord>(
  pair: AssignedPair,
  updateRecord: (user: T) => void = () => {},
) {
  const [role, application] = [pair.role!, pair.application!];
  const isPair = (entry: NonNullable<User['rolesAssigned']>[number]) =>
    referenceId(entry.role) === role && referenceId(entry.application) === application;
  const toAssignArgs = ({ _id }: T) => ({ body: { _id, roleData: { application, role } } });
  const toUnassignArgs = ({ _id }: T) => ({ path: { id: _id, role, application } });
  const assignAction: Action<T> = {
    async perform(user, dataProvider) {
      updateRecord({ ...user, ...(await assignRole.perform(toAssignArgs(user), dataProvider)) });
    },
    isDone: (user, dataProvider) => assignRole.isDone!(toAssignArgs(user), dataProvider),
  };
  const unassignAction: Action<T> = {
    async perform(user, dataProvider) {
      await unassignRole.perform(toUnassignArgs(user), dataProvider);
      const rolesAssigned = user.rolesAssigned?.filter(entry => !isPair(entry));
      updateRecord({ ...user, rolesAssigned });
    },
    isDone: (user, dataProvider) => unassignRole.isDone!(toUnassignArgs(user), dataProvider),
  };
  return { hasRole: (user: T) => user.rolesAssigned?.some(isPair) ?? false, assignAction, unassignAction };
}
