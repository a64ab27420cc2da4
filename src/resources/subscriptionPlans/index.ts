import type { ResourceLabel } from '../../calls/screen.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { patterns } from '../../ui/paths.ts';
import type { PlanRecord } from './planForms.ts';

const refusal = 'resources.subscription-plans.notAuthorized';

export const subscriptionPlans = {
  recordRepresentation: (plan: PlanRecord) => plan.name || plan.id,
  screens: [
    {
      path: patterns.newPlan,
      page: lazyComponent(() => import('./NewPlanPage.tsx'), ['resources.subscription-plans'], 'parent'),
      right: 'subscription-plans',
      refusal,
    },
    {
      path: patterns.plan,
      page: lazyComponent(() => import('./PlanPage.tsx'), ['resources.subscription-plans'], 'parent'),
      right: 'subscription-plans',
      refusal,
    },
  ],
} satisfies ResourceLabel;
