export default {
  title: 'Purposes',
} as const;
