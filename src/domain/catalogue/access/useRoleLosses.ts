import type { User } from '../../../platform/users.ts';
import { compareTexts, formatCount } from '../../../ui/formats.ts';
import { useJoinNames } from '../../../ui/useJoinNames.ts';
import { useText } from '../../../ui/useText.ts';
import { memoizeByKey } from '../memoizeByKey.ts';
import { createUserAccess, findLost, groupRoles, NO_APPLICATION } from './accessGraph.ts';
import type { AccessData } from './useAccessData.ts';

/**
 * Returns a function that describes what a user would lose in an application without a role. Users with the
 * same roles there lose the same, so results are cached.
 */
export function useRoleLosses(roleId: string, { graph, nameOf, isComplete, isReading }: AccessData) {
  const t = useText();
  const listed = useJoinNames();
  const describeLosses = (application: string, roles: readonly string[]): string => {
    if (!isComplete([roleId, ...roles])) return t(isReading ? 'reach.notReadYet' : 'reach.role.unknown');
    const through = createUserAccess(graph, new Map([[application, [roleId]]])).reach(application).tools;
    if (!through.size)
      return t(application === NO_APPLICATION ? 'reach.unbound' : 'reach.role.reachesNothing');
    const lost = [...findLost(graph, application, roles, roleId).tools]
      .map(id => nameOf('tools', id).text)
      .sort(compareTexts);
    const numbers = {
      smart_count: lost.length,
      count: formatCount(lost.length),
      total: formatCount(through.size),
    };
    return lost.length
      ? t('reach.role.loses', { ...numbers, names: listed(lost) })
      : t('reach.role.losesNothing', { ...numbers, smart_count: through.size });
  };
  const tell = memoizeByKey(describeLosses, (application, roles) =>
    [application, ...[...roles].sort()].join(' '),
  );
  return (user: User, application: string): string =>
    tell(application, groupRoles(user.rolesAssigned).get(application) ?? []);
}
