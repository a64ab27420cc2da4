import { useCallback } from 'react';
import { USER_ROLES } from '../../platform/users.ts';
import { useText } from '../../ui/useText.ts';

/** The word for what somebody is, in the language of the moment; what the console does not know stays as it came. */
export function useRoleWord() {
  const t = useText();
  return useCallback(
    (came?: string | null) => {
      const role = String(came ?? 'user');
      const known = USER_ROLES.find(one => one === role);
      return known ? t(`users.option.${known}`) : role;
    },
    [t],
  );
}
