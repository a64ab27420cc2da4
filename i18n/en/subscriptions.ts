/** The page that '/' leads a plain user to (decision 2). */
export default {
  title: 'Subscriptions',
  account: 'Your account',
  password: 'Choose a new one',
  apiKeys: 'Let a program use the platform in your name',
  roles: 'Your roles',
  rolesHint: 'They open tools and layers in the applications they were given for. Ask an administrator for more.',
  noRoles: 'No role has been given to you yet. Ask an administrator of your application.',
} as const;
