/** Users who may use an application without a subscription (docs/behaviour.md 2 §1). */
export default {
  title: 'Override Users',
  hint: 'These users can use the application without a subscription. You cannot edit the list here.',
  empty: 'No override users',
  emptyHint: 'All users of this application need a subscription.',
  fields: { name: 'Name', email: 'Email', role: 'Role', active: 'Active' },
} as const;
