/** The texts of each resource that are needed before its screens load. */
export default {
  users: {
    name: 'User |||| Users',
    page: { create: 'New user' },
    notAuthorized: 'You are not authorized to view Users',
  },
  roles: {
    name: 'Role |||| Roles',
    count: '%{count} role |||| %{count} roles',
    page: { create: 'New role' },
    notAuthorized: 'You are not authorized to view Roles.',
  },
  tags: { name: 'Tag |||| Tags', page: { create: 'New tag' } },
  purposes: {
    name: 'Purpose |||| Purposes',
    count: '%{count} purpose |||| %{count} purposes',
    page: { create: 'New purpose' },
  },
  toolgroups: {
    name: 'Toolgroup |||| Toolgroups',
    count: '%{count} toolgroup |||| %{count} toolgroups',
    page: { create: 'New toolgroup' },
  },
  tools: {
    name: 'Tool |||| Tools',
    count: '%{count} tool |||| %{count} tools',
    page: { create: 'New tool' },
  },
  applications: {
    name: 'Application |||| Applications',
    count: '%{count} application |||| %{count} applications',
    page: { list: 'Organizations', create: 'New Organization' },
    notAuthorized: 'You are not authorized to view this Application details',
  },
  'subscription-plans': {
    name: 'Subscription plan |||| Subscription plans',
    page: { create: 'New plan', createFor: 'New plan for %{application}' },
    notAuthorized: 'You are not authorized to change the plans of this application.',
  },
  notifications: { name: 'Notification |||| Notifications', undated: 'without a date' },
} as const;
