import { TextField } from '../../forms/TextField.tsx';
import { useText } from '../../ui/useText.ts';

export function RoleInputs({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useText();
  return (
    <>
      <TextField source="roleName" label={t('roles.field.roleName')} autoComplete="off" autoFocus={autoFocus} />
      <TextField source="roleDescription" label={t('roles.field.roleDescription')} autoComplete="off" />
    </>
  );
}
