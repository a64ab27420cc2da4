import type { ComboboxChoice } from '../../admin/select/choices.ts';
import styles from '../../domain/catalogue/roles/RoleUses.module.css';
import RoleUses from '../../domain/catalogue/roles/RoleUses.tsx';
import { useCountedCarriers } from '../../domain/catalogue/roles/useCarriers.ts';
import { CATALOGUE_KINDS } from '../../platform/resources.ts';
import { userName } from '../../platform/userName.ts';
import { useJoinNames } from '../../ui/useJoinNames.ts';
import { useText } from '../../ui/useText.ts';
import type { Gain } from './cloneGains.ts';
import type { CloneReach } from './useRoleClonePreview.ts';

interface Props {
  from: ComboboxChoice | undefined;
  to: ComboboxChoice | undefined;
  reach: CloneReach | undefined;
  failed: boolean;
}

/**
 * Shows the effect of a clone: first where the source role is used, then the users and records that get the
 * target role.
 */
export function ClonePreview({ from, to, reach, failed }: Props) {
  const t = useText();
  const listed = useJoinNames();
  const counted = useCountedCarriers();
  if (!from) return t('resources.roles.clone.pick');
  if (!to || from.id === to.id) return <RoleUses roleId={from.id} name={from.label} />;
  if (!reach) return t(failed ? 'catalogue.uses.unknown' : 'catalogue.uses.counting', { name: from.label });

  const { gaining, staying, carriers } = reach;
  const both = { from: from.label, to: to.label };
  const people = (some: Gain[]) => ({
    ...both,
    smart_count: some.length,
    names: listed(some.map(({ user }) => userName(user))),
  });
  const lines = [
    gaining.length ? t('resources.roles.clone.gaining', people(gaining)) : '',
    ...CATALOGUE_KINDS.map(kind => carriers.filter(carrier => carrier.kind === kind)).map(own =>
      own.length
        ? t('resources.roles.clone.carrying', {
            ...both,
            ...counted(own),
            names: listed(own.map(({ name }) => name)),
          })
        : '',
    ),
    staying.length ? t('resources.roles.clone.staying', people(staying)) : '',
    gaining.length || carriers.length
      ? t('resources.roles.clone.rest', both)
      : t('resources.roles.clone.nothing', both),
  ];
  return (
    <ul className={styles.lines}>
      {lines.filter(Boolean).map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
