import type en from '../en/subscriptionPlans.ts';
import type { Same } from '../translate.ts';

export default {
  title: 'Plan de suscripción',
} satisfies Same<typeof en>;
