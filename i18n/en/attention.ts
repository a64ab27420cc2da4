/** The panel "What needs attention" on the main page. */
export default {
  nothing: 'Nothing at the moment',
  unread: '%{smart_count} check failed |||| %{smart_count} checks failed',
  absent: {
    active:
      '%{count} active user last signed in over 90 days ago |||| %{count} active users last signed in over 90 days ago',
    all: '%{count} user last signed in over 90 days ago |||| %{count} users last signed in over 90 days ago',
    none: 'No active user last signed in over 90 days ago',
  },
  groups: {
    some: '%{count} notification group is not published |||| %{count} notification groups are not published',
    none: 'All notification groups are published',
  },
  applications: {
    some: '%{count} organization is not ready |||| %{count} organizations are not ready',
    none: 'No gaps in the list of organizations',
  },
  failed: {
    absent: 'The users could not be read.',
    groups: 'The notification groups could not be read.',
    applications: 'The organizations could not be read.',
    users: 'The users could not be read.',
    services: 'The organizations could not be read.',
  },
  title: { users: 'Check users', services: 'Check map services' },
  listing: { users: 'Reading the list of users…', services: 'Reading the list of organizations…' },
  checking: {
    users: 'Checking %{done} of %{total} users',
    services: 'Checking %{done} of %{total} organizations',
  },
  checked: {
    users: '%{count} user checked |||| %{count} users checked',
    services: '%{count} organization checked |||| %{count} organizations checked',
  },
  problem: {
    payment: '%{count} user has a failed payment |||| %{count} users have a failed payment',
    ending:
      '%{count} user has a subscription that ends within 14 days |||| %{count} users have a subscription that ends within 14 days',
    email: '%{count} user has not verified their email |||| %{count} users have not verified their email',
    firstLogin:
      '%{count} user has not completed the first login |||| %{count} users have not completed the first login',
  },
  noProblem: {
    payment: 'No failed payments',
    ending: 'No subscriptions end within 14 days',
    email: 'No unverified emails',
    firstLogin: 'All first logins are completed',
  },
  users: {
    hint: 'Finds failed payments, subscriptions that end within 14 days, unverified emails and first logins that are not completed.',
    choice: 'Users',
    filters: 'Filters',
    views: 'Saved views',
    others: 'Others',
    ofRole: 'Users with a role…',
    ofApplication: 'Users of an organization…',
    role: 'Role',
    application: 'Organization',
    missing: { role: 'Choose a role', application: 'Choose an organization' },
    found: 'Results: %{name}',
  },
  services: {
    hint: 'Finds services of layers that do not respond, in all organizations.',
    found: 'Results: map services',
    silent: '%{count} service does not respond |||| %{count} services do not respond',
    none: 'All services respond',
    unknown: '%{count} service could not be checked |||| %{count} services could not be checked',
  },
} as const;
