import type { ResourceLabel } from '../../calls/screen.ts';
import { page } from '../../ui/page.ts';
import { patterns } from '../../ui/paths.ts';
import type { PlanRecord } from './planForms.ts';

const refusal = 'resources.subscription-plans.notAuthorized';

export const subscriptionPlans = {
  recordRepresentation: (plan: PlanRecord) => plan.name || plan.id,
  screens: [
    {
      path: patterns.newPlan,
      page: page(() => import('./NewPlanPage.tsx'), ['resources.subscription-plans']),
      right: 'subscription-plans',
      refusal,
    },
    {
      path: patterns.plan,
      page: page(() => import('./PlanPage.tsx'), ['resources.subscription-plans']),
      right: 'subscription-plans',
      refusal,
    },
  ],
} satisfies ResourceLabel;
