export default {
  title: 'Toolgroups',
} as const;
