import { TextInput } from '../forms/inputs/TextInput.tsx';
import type { RoleValues } from './roleForm.ts';

/** Each by its source. */
export const roleInputs = ({ autoFocus = false } = {}) => ({
  roleName: (
    <TextInput<RoleValues> key="roleName" source="roleName" autoComplete="off" autoFocus={autoFocus} />
  ),
  roleDescription: (
    <TextInput<RoleValues> key="roleDescription" source="roleDescription" autoComplete="off" />
  ),
});

export const RoleInputs = (props: { autoFocus?: boolean }) => Object.values(roleInputs(props));
