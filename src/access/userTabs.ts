/** The parts of a person's page in their order, by the hash that selects each, with the text that names it. */
export const USER_TABS = {
  roles: 'resources.users.info.roleList',
  'protected-layers': 'resources.users.info.protectedLayers',
  subscriptions: 'resources.users.info.activeSubscriptions',
  'archived-subscriptions': 'resources.users.info.archivedSubscriptions',
  sessions: 'resources.users.info.sessions',
  access: 'resources.users.info.access',
} as const;

/** In the address of a person's page: what is to be added there. */
export const ADDED = 'add';
export const addingRole = (page: string) => `${page}?${ADDED}=role#roles`;
