import { useMemo } from 'react';
import { USER_ROLES } from '../../platform/users.ts';
import { useText } from '../../ui/useText.ts';

/** The word for what somebody is, in the language of the moment; what the console does not know stays as it came. */
export function useRoleWord() {
  const t = useText();
  return useMemo(() => {
    const words = new Map<string, string>(
      USER_ROLES.map(role => [role, t(`resources.users.option.${role}`)]),
    );
    return (came?: string | null) => {
      const role = String(came ?? 'user');
      return words.get(role) ?? role;
    };
  }, [t]);
}
