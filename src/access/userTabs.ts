/** The parts of a person's page in their order, by the hash that selects each, with the text that names it. */
export const USER_TABS = {
  roles: 'users.info.roleList',
  'protected-layers': 'users.info.protectedLayers',
  subscriptions: 'users.info.activeSubscriptions',
  'archived-subscriptions': 'users.info.archivedSubscriptions',
  sessions: 'users.info.sessions',
  access: 'users.info.access',
} as const;

/** In the address of a person's page: what is to be added there. */
export const ADDED = 'add';
export const addingRole = (page: string) => `${page}?${ADDED}=role#roles`;
