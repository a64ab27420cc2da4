import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { defineResource } from '../defineResource.ts';

export const subscriptionPlansResource = defineResource('subscription-plans', {
  icon: CreditCardIcon,
  create: lazyComponent(() => import('./PlanCreate.tsx'), ['resources.subscription-plans'], 'parent'),
  edit: lazyComponent(() => import('./PlanShow.tsx'), ['resources.subscription-plans'], 'parent'),
  options: {
    menu: 'none',
    calls: async () => (await import('../../platform/subscriptionPlans.ts')).subscriptionPlans,
  },
});
