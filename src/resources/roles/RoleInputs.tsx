import { TextInput } from '../../forms/inputs/TextInput.tsx';
import type { RoleValues } from './roleForm.ts';

export const RoleInputs = ({ autoFocus = false }: { autoFocus?: boolean }) => (
  <>
    <TextInput<RoleValues> source="roleName" autoComplete="off" autoFocus={autoFocus} />
    <TextInput<RoleValues> source="roleDescription" autoComplete="off" />
  </>
);
