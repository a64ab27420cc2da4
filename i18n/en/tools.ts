export default {
  title: 'Tools',
} as const;
