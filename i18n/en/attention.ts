/** The panel "What needs attention" on the main page. */
export default {
  nothing: 'Nothing at the moment',
  unread: '%{smart_count} check failed |||| %{smart_count} checks failed',
  absent: {
    active:
      '%{count} active user last signed in over 90 days ago |||| %{count} active users last signed in over 90 days ago',
    all: '%{count} user last signed in over 90 days ago |||| %{count} users last signed in over 90 days ago',
    none: 'No active user last signed in over 90 days ago',
    failed: 'The users could not be read.',
  },
  groups: {
    some: '%{count} notification group is not published |||| %{count} notification groups are not published',
    none: 'All notification groups are published',
    failed: 'The notification groups could not be read.',
  },
  applications: {
    some: '%{count} organization is not ready |||| %{count} organizations are not ready',
    none: 'No gaps in the list of organizations',
    failed: 'The organizations could not be read.',
  },
  users: {
    title: 'Check users',
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
    listing: 'Reading the list of users…',
    checking: 'Checking %{done} of %{total} users',
    checked: '%{count} user checked |||| %{count} users checked',
    failed: 'The users could not be read.',
    found: 'Results: %{name}',
    payment: {
      some: '%{count} user has a failed payment |||| %{count} users have a failed payment',
      none: 'No failed payments',
    },
    ending: {
      some: '%{count} user has a subscription that ends within 14 days |||| %{count} users have a subscription that ends within 14 days',
      none: 'No subscriptions end within 14 days',
    },
    email: {
      some: '%{count} user has not verified their email |||| %{count} users have not verified their email',
      none: 'No unverified emails',
    },
    firstLogin: {
      some: '%{count} user has not completed the first login |||| %{count} users have not completed the first login',
      none: 'All first logins are completed',
    },
  },
  services: {
    title: 'Check map services',
    hint: 'Finds services of layers that do not respond, in all organizations.',
    listing: 'Reading the list of organizations…',
    checking: 'Checking %{done} of %{total} organizations',
    checked: '%{count} organization checked |||| %{count} organizations checked',
    failed: 'The organizations could not be read.',
    found: 'Results: map services',
    silent: '%{count} service does not respond |||| %{count} services do not respond',
    none: 'All services respond',
    unknown: '%{count} service could not be checked |||| %{count} services could not be checked',
  },
} as const;
