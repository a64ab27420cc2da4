export default {
  title: 'Sessions',
  fields: { application: 'Application', login: 'Login', logout: 'Logout', elapsed: 'Elapsed' },
  open: 'still signed in',
  empty: 'No sessions yet',
  emptyHint: 'Each sign-in to an application is listed here.',
} as const;
