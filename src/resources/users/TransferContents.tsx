import { referenceId } from '../../data/dialect.ts';
import { useApplicationNames, useNames, useRoleNames } from '../../domain/people/useNames.ts';
import { subscriptionPlans } from '../../platform/subscriptionPlans.ts';
import type { TransferPreview } from '../../platform/transfer.ts';
import { textIn } from '../../platform/unchecked.ts';
import { userName } from '../../platform/userName.ts';
import { plainName } from '../../ui/Name.tsx';
import { useCountText } from '../../ui/useCountText.ts';
import { useText } from '../../ui/useText.ts';
import { isNameless, isSameEntry, planIdOf, readableName, toFields } from './transferNames.ts';
import { TransferSection, type TransferEntry } from './TransferSection.tsx';
import type { UserRecord } from './userRecord.ts';

/** Previews a transfer: roles by application and subscriptions, which of them already exist here, and a summary. */
export function TransferContents({ user, preview }: { user: UserRecord; preview: TransferPreview }) {
  const t = useText();
  const countText = useCountText();
  const name = userName(user);
  const roles = (preview.roles ?? []).map(({ application, roles: given }) => ({
    application,
    given: given ?? [],
  }));
  const plans = [preview.activeSubscriptions ?? [], preview.archivedSubscriptions ?? []] as const;
  const { activePlans, archivedPlans } = toFields(user.subscriptions);
  const existingPlans = [activePlans, archivedPlans].flatMap(list =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );

  const subscribed = plans.flat().map(one => toFields(one).application);
  const applicationName = useApplicationNames([
    ...roles.map(({ application }) => application),
    ...subscribed,
  ]);
  const planName = useNames(plans.flat().map(planIdOf), {
    getOneEndpoint: subscriptionPlans.info,
    getName: plan => textIn(toFields(plan).name),
    unknownLabel: 'ui.unread.plan',
  });
  const roleName = useRoleNames(roles.flatMap(({ given }) => given.filter(isNameless)));
  const hasRole = (role: unknown, application: unknown) =>
    (user.rolesAssigned ?? []).some(
      assigned =>
        referenceId(assigned.application) === referenceId(application) &&
        (isSameEntry(role, assigned.role) || isSameEntry(readableName(role).text, assigned.roleName ?? '')),
    );
  const hasPlan = (plan: unknown) =>
    existingPlans.some(
      one =>
        isSameEntry(plan, one) &&
        referenceId(toFields(one).application) === referenceId(toFields(plan).application),
    );

  const withoutEmptyNames = (entry: TransferEntry): TransferEntry => ({
    ...entry,
    names: entry.names.filter(({ text, as }) => text || as),
  });
  const roleGroups = roles.map(({ application, given }) => ({
    label: applicationName(application),
    entries: given.map(role =>
      withoutEmptyNames({
        names: [isNameless(role) ? roleName(role) : readableName(role)],
        isPresent: hasRole(role, application),
      }),
    ),
  }));
  const planGroups = plans.map((list, at) => ({
    label: plainName(t(at ? 'access.transfer.archived' : 'access.transfer.active')),
    entries: list.map(plan => {
      const id = planIdOf(plan);
      return withoutEmptyNames({
        names: [id ? planName(id) : readableName(plan), applicationName(toFields(plan).application)],
        isPresent: hasPlan(plan),
      });
    }),
  }));
  const countEntries = (groups: typeof roleGroups, presentCount: boolean) =>
    groups.flatMap(({ entries }) => entries).filter(entry => entry.isPresent === presentCount).length;
  const presentCount = countEntries(roleGroups, true) + countEntries(planGroups, true);
  const [newRoles, newPlans] = [countEntries(roleGroups, false), countEntries(planGroups, false)];
  return (
    <>
      <p>{t('access.transfer.text', { name })}</p>
      <TransferSection
        title={t('access.transfer.roles')}
        groups={roleGroups}
        empty={t('access.transfer.noRoles')}
      />
      <TransferSection
        title={t('access.transfer.subscriptions')}
        groups={planGroups}
        empty={t('access.transfer.noSubscriptions')}
      />
      <p>
        {newRoles + newPlans
          ? t('access.transfer.sum', {
              roles: countText('roles', newRoles),
              subscriptions: t('access.transfer.countSubscriptions', { smart_count: newPlans }),
              name,
            })
          : t('access.transfer.nothing', { name })}{' '}
        {presentCount ? t('access.transfer.stay', { smart_count: presentCount }) : ''}
      </p>
    </>
  );
}
