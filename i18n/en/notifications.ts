export default {
  title: 'Notifications',
} as const;
