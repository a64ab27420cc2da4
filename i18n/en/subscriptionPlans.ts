export default {
  title: 'Subscription plan',
} as const;
