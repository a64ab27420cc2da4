/** What is said of each resource before any of its screens is there: its name, how one is made, and that one may not see it. */
export default {
  users: { title: 'Users', new: 'New user', notAuthorized: 'You are not authorized to view Users' },
  roles: { title: 'Roles', new: 'New role', notAuthorized: 'You are not authorized to view Roles.' },
  tags: { title: 'Tags', new: 'New tag' },
  purposes: { title: 'Purposes', new: 'New purpose' },
  toolgroups: { title: 'Toolgroups', new: 'New toolgroup' },
  tools: { title: 'Tools', new: 'New tool' },
  applications: { title: 'Application' },
  'subscription-plans': { title: 'Subscription plans', newFor: 'New plan for %{application}', notAuthorized: 'You are not authorized to change the plans of this application.' },
  notifications: { title: 'Notifications' },
} as const;
