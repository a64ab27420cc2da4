import { useRecordContext } from '../../../admin/index.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { useText } from '../../../ui/useText.ts';

/** What goes with an application that is deleted, in numbers. */
export function GoesWithIt() {
  const t = useText();
  const { subscriptionPlans: plans = [], adminUsers: admins = [] } = useRecordContext<ApplicationRecord>()!;
  if (!plans?.length && !admins?.length) return null;
  return (
    <ul aria-label={t('resources.applications.goes.label')} style={{ paddingLeft: 18, listStyle: 'disc' }}>
      {plans?.length ? (
        <li>{t('resources.applications.goes.subscriptionPlans', { smart_count: plans.length })}</li>
      ) : null}
      {admins?.length ? (
        <li>{t('resources.applications.goes.adminUsers', { smart_count: admins.length })}</li>
      ) : null}
    </ul>
  );
}
