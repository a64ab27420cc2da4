import { useApplicationNames } from '../../domain/people/useNames.ts';
import { userName } from '../../platform/userName.ts';
import { useJoinNames } from '../../ui/useJoinNames.ts';
import { useText } from '../../ui/useText.ts';
import type { Consequence } from './Consequences.tsx';
import { useRoleLabel } from './useRoleLabel.ts';
import type { UserRecord } from './userRecord.ts';

export type Privilege = 'user' | 'admin' | 'superadmin';

/** The texts of a change of privilege: a sentence, and what the user gains, loses and keeps. */
export function usePrivilegeChange(user: UserRecord) {
  const t = useText();
  const roleLabel = useRoleLabel();
  const formatList = useJoinNames();
  const applicationName = useApplicationNames(user.adminRoles ?? []);
  const name = userName(user);
  const administered = (user.adminRoles ?? [])
    .map(application => applicationName(application).text)
    .filter(Boolean);
  const roleCount = user.rolesAssigned?.length ?? 0;

  const changeText = (newRole: Privilege) =>
    t('userPage.privilege.change', {
      name,
      email: user.email,
      from: roleLabel(user.role),
      to: roleLabel(newRole),
    });
  /** `added`: the names of applications that the user will administer, too. */
  const consequences = (newRole: Privilege, added: string[] = []): Consequence[] => {
    const sees = [...administered, ...added];
    switch (newRole) {
      case 'superadmin':
        return [{ kind: 'gains', text: t('userPage.privilege.superadminGains') }];
      case 'admin':
        return [
          { kind: 'gains', text: t('userPage.privilege.adminGains') },
          ...(sees.length
            ? [
                {
                  kind: 'gains',
                  text: t('userPage.privilege.sees', { name, names: formatList(sees) }),
                } as const,
              ]
            : []),
          ...(user.adminRoles?.length || added.length
            ? []
            : [{ kind: 'warns', text: t('userPage.privilege.seesNobody', { name }) } as const]),
        ];
      default:
        return [
          { kind: 'loses', text: t('userPage.privilege.loses') },
          ...(roleCount
            ? [
                {
                  kind: 'keeps',
                  text: t('userPage.privilege.keepsRoles', { smart_count: roleCount }),
                } as const,
              ]
            : []),
          ...(administered.length
            ? [
                {
                  kind: 'keeps',
                  text: t('userPage.privilege.keepsAccess', { names: formatList(administered) }),
                } as const,
              ]
            : []),
        ];
    }
  };
  return { sentence: changeText, consequences };
}
