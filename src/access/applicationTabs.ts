/** The parts of an application in their order (decision 8), by the hash that selects each; its name is the text `applications.tabs.<hash>`. */
export const APPLICATION_TABS = [
  'application',
  'configs',
  'daily-import',
  'tools',
  'subscriptions',
  'application-layers',
  'application-work-orders',
  'override-users',
  'application-paths',
  'county',
  'users',
  'field-apps',
] as const;
