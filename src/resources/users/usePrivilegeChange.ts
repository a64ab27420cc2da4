import { useApplicationNames } from '../../domain/people/useNames.ts';
import { userName } from '../../platform/userName.ts';
import { useListed } from '../../ui/useListed.ts';
import { useText } from '../../ui/useText.ts';
import type { Consequence } from './Consequences.tsx';
import { useRoleWord } from './useRoleWord.ts';
import type { UserRecord } from './userRecord.ts';

/** The role that a user will have by a change of privilege. */
export type Privilege = 'user' | 'admin' | 'superadmin';

/** What a change of privilege means: who goes from what to what, and what is gained, lost and kept. */
export function usePrivilegeChange(user: UserRecord) {
  const t = useText();
  const roleWord = useRoleWord();
  const listed = useListed();
  const nameOf = useApplicationNames(user.adminRoles ?? []);
  const name = userName(user);
  const administered = (user.adminRoles ?? []).map(application => nameOf(application).text).filter(Boolean);
  const given = user.rolesAssigned?.length ?? 0;

  const sentence = (to: Privilege) =>
    t('userPage.privilege.change', {
      name,
      email: user.email,
      from: roleWord(user.role),
      to: roleWord(to),
    });
  /** `more`: the names of applications that he will administer besides. */
  const consequences = (to: Privilege, more: string[] = []): Consequence[] => {
    const all = [...administered, ...more];
    switch (to) {
      case 'superadmin':
        return [{ kind: 'gains', text: t('userPage.privilege.superadminGains') }];
      case 'admin':
        return [
          { kind: 'gains', text: t('userPage.privilege.adminGains') },
          ...(all.length
            ? [
                {
                  kind: 'gains',
                  text: t('userPage.privilege.sees', { name, names: listed(all) }),
                } as const,
              ]
            : []),
          ...(user.adminRoles?.length || more.length
            ? []
            : [{ kind: 'warns', text: t('userPage.privilege.seesNobody', { name }) } as const]),
        ];
      default:
        return [
          { kind: 'loses', text: t('userPage.privilege.loses') },
          ...(given
            ? [
                {
                  kind: 'keeps',
                  text: t('userPage.privilege.keepsRoles', { smart_count: given }),
                } as const,
              ]
            : []),
          ...(administered.length
            ? [
                {
                  kind: 'keeps',
                  text: t('userPage.privilege.keepsAccess', { names: listed(administered) }),
                } as const,
              ]
            : []),
        ];
    }
  };
  return { sentence, consequences };
}
