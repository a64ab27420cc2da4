import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { resourcePaths } from '../../ui/paths.ts';
import type { ConsoleResource } from '../ConsoleResource.ts';
import type { PlanRecord } from './planForms.ts';

export const subscriptionPlans = {
  name: 'subscription-plans',
  create: lazyComponent(() => import('./PlanCreate.tsx'), ['resources.subscription-plans'], 'parent'),
  edit: lazyComponent(() => import('./PlanShow.tsx'), ['resources.subscription-plans'], 'parent'),
  recordRepresentation: (plan: PlanRecord) => String(plan.name || plan.id),
  options: { paths: resourcePaths['subscription-plans'] },
} satisfies ConsoleResource;
