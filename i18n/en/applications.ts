export default {
  title: 'Application',
} as const;
