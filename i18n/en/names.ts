/** What is said of each resource before any of its screens is there: its name, so many of it, how one is made, and that one may not see it. */
export default {
  users: { title: 'Users', new: 'New user', notAuthorized: 'You are not authorized to view Users' },
  roles: {
    title: 'Roles',
    count: '%{count} role |||| %{count} roles',
    new: 'New role',
    notAuthorized: 'You are not authorized to view Roles.',
  },
  tags: { title: 'Tags', new: 'New tag' },
  purposes: { title: 'Purposes', count: '%{count} purpose |||| %{count} purposes', new: 'New purpose' },
  toolgroups: {
    title: 'Toolgroups',
    count: '%{count} toolgroup |||| %{count} toolgroups',
    new: 'New toolgroup',
  },
  tools: { title: 'Tools', count: '%{count} tool |||| %{count} tools', new: 'New tool' },
  applications: {
    title: 'Applications',
    new: 'New Organization',
    notAuthorized: 'You are not authorized to view this Application details',
  },
  'subscription-plans': {
    title: 'Subscription plans',
    newFor: 'New plan for %{application}',
    notAuthorized: 'You are not authorized to change the plans of this application.',
  },
  notifications: { title: 'Notifications' },
} as const;
