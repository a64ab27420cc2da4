import { useMemo } from 'react';
import { USER_ROLES } from '../../platform/users.ts';
import { useText } from '../../ui/useText.ts';

/** Translates a user's privilege. An unknown value is returned unchanged. */
export function useRoleLabel() {
  const t = useText();
  return useMemo(() => {
    const labels = new Map<string, string>(
      USER_ROLES.map(role => [role, t(`resources.users.option.${role}`)]),
    );
    return (value?: string | null) => {
      const role = String(value ?? 'user');
      return labels.get(role) ?? role;
    };
  }, [t]);
}
