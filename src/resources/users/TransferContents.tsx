import { referenceId } from '../../data/dialect.ts';
import { useApplicationNames, useNames, useRoleNames } from '../../domain/people/useNames.ts';
import { subscriptionPlans } from '../../platform/subscriptionPlans.ts';
import type { TransferPreview } from '../../platform/transfer.ts';
import { textIn } from '../../platform/unchecked.ts';
import { userName } from '../../platform/userName.ts';
import { plainName } from '../../ui/Name.tsx';
import { useCounted } from '../../ui/useCounted.ts';
import { useText } from '../../ui/useText.ts';
import { asFields, isNameless, isSame, ownName, planIdOf } from './transferNames.ts';
import { TransferPart, type TransferEntry } from './TransferPart.tsx';
import type { UserRecord } from './userRecord.ts';

/** What would come over, and what of it is here already: roles by application, subscriptions, and both in one sentence. */
export function TransferContents({ user, preview }: { user: UserRecord; preview: TransferPreview }) {
  const t = useText();
  const counted = useCounted();
  const name = userName(user);
  const roles = (preview.roles ?? []).map(({ application, roles: given }) => ({
    application,
    given: given ?? [],
  }));
  const plans = [preview.activeSubscriptions ?? [], preview.archivedSubscriptions ?? []] as const;
  const { activePlans, archivedPlans } = asFields(user.subscriptions);
  const here = [activePlans, archivedPlans].flatMap(list => (Array.isArray(list) ? (list as unknown[]) : []));

  const subscribed = plans.flat().map(one => asFields(one).application);
  const applicationName = useApplicationNames([
    ...roles.map(({ application }) => application),
    ...subscribed,
  ]);
  const planName = useNames(plans.flat().map(planIdOf), {
    each: subscriptionPlans.info,
    ownName: plan => textIn(asFields(plan).name),
    unknown: 'ui.unread.plan',
  });
  const roleName = useRoleNames(roles.flatMap(({ given }) => given.filter(isNameless)));
  const hasRole = (role: unknown, application: unknown) =>
    (user.rolesAssigned ?? []).some(
      assigned =>
        referenceId(assigned.application) === referenceId(application) &&
        (isSame(role, assigned.role) || isSame(ownName(role).text, assigned.roleName ?? '')),
    );
  const hasPlan = (plan: unknown) =>
    here.some(
      one =>
        isSame(plan, one) &&
        referenceId(asFields(one).application) === referenceId(asFields(plan).application),
    );

  const written = (entry: TransferEntry): TransferEntry => ({
    ...entry,
    names: entry.names.filter(({ text, as }) => text || as),
  });
  const roleGroups = roles.map(({ application, given }) => ({
    label: applicationName(application),
    entries: given.map(role =>
      written({
        names: [isNameless(role) ? roleName(role) : ownName(role)],
        had: hasRole(role, application),
      }),
    ),
  }));
  const planGroups = plans.map((list, at) => ({
    label: plainName(t(at ? 'access.transfer.archived' : 'access.transfer.active')),
    entries: list.map(plan => {
      const id = planIdOf(plan);
      return written({
        names: [id ? planName(id) : ownName(plan), applicationName(asFields(plan).application)],
        had: hasPlan(plan),
      });
    }),
  }));
  const count = (groups: typeof roleGroups, had: boolean) =>
    groups.flatMap(({ entries }) => entries).filter(entry => entry.had === had).length;
  const had = count(roleGroups, true) + count(planGroups, true);
  const [newRoles, newPlans] = [count(roleGroups, false), count(planGroups, false)];
  return (
    <>
      <p>{t('access.transfer.text', { name })}</p>
      <TransferPart
        title={t('access.transfer.roles')}
        groups={roleGroups}
        empty={t('access.transfer.noRoles')}
      />
      <TransferPart
        title={t('access.transfer.subscriptions')}
        groups={planGroups}
        empty={t('access.transfer.noSubscriptions')}
      />
      <p>
        {newRoles + newPlans
          ? t('access.transfer.sum', {
              roles: counted('roles', newRoles),
              subscriptions: t('access.transfer.countSubscriptions', { smart_count: newPlans }),
              name,
            })
          : t('access.transfer.nothing', { name })}{' '}
        {had ? t('access.transfer.stay', { smart_count: had }) : ''}
      </p>
    </>
  );
}
