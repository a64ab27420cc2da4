import { useId, useMemo } from 'react';
import type { ComboboxChoice } from '../../../admin/select/choices.ts';
import { userName } from '../../../platform/userName.ts';
import type { User } from '../../../platform/users.ts';
import { useJoinNames } from '../../../ui/useJoinNames.ts';
import { useText } from '../../../ui/useText.ts';
import { groupRoles } from './accessGraph.ts';
import { AccessLoadErrors, AccessLoadProgress } from './AccessLoadState.tsx';
import styles from './LossList.module.css';
import { useAccessData } from './useAccessData.ts';
import { useRoleLosses } from './useRoleLosses.ts';

interface Props {
  users: User[];
  role: ComboboxChoice;
  applicationId: string;
}

/** Lists what users would lose in an application without a role. Users who would lose the same share an entry. */
export function LossList({ users, role, applicationId }: Props) {
  const t = useText();
  const listed = useJoinNames();
  const titleId = useId();
  // The other roles of the users there decide what they keep.
  const roleIds = useMemo(
    () => [
      ...new Set([
        role.id,
        ...users.flatMap(user => groupRoles(user.rolesAssigned).get(applicationId) ?? []),
      ]),
    ],
    [users, role.id, applicationId],
  );
  const reading = useAccessData(roleIds, true);
  const describeLoss = useRoleLosses(role.id, reading);
  const groups = new Map<string, User[]>();
  for (const user of users) {
    const loss = describeLoss(user, applicationId);
    groups.set(loss, [...(groups.get(loss) ?? []), user]);
  }
  return (
    <div className={styles.losses}>
      <h3 id={titleId}>{t('reach.role.losses', { role: role.label })}</h3>
      {reading.isReading || reading.isStopped ? (
        <AccessLoadProgress reading={reading} assigned={new Map([[applicationId, roleIds]])} />
      ) : null}
      <AccessLoadErrors reading={reading} />
      <ul className={styles.list} tabIndex={0} aria-labelledby={titleId}>
        {[...groups]
          .sort(([, first], [, second]) => second.length - first.length)
          .map(([loss, people]) => (
            <li key={loss}>
              <span>{listed(people.map(userName))}</span>
              <span className="secondary">{loss}</span>
            </li>
          ))}
      </ul>
      <span className="hint">{t('reach.role.basis')}</span>
    </div>
  );
}
