/** Who may use an application without a subscription (spec 2 §1). */
export default {
  title: 'Override Users',
  hint: 'These people use the application without a subscription. The list is kept elsewhere and is only shown here.',
  empty: 'No override users',
  emptyHint: 'Whoever uses this application needs a subscription to it.',
  loadError: 'There was an error loading data',
  field: { name: 'Name', email: 'Email', role: 'Role', active: 'Active' },
} as const;
