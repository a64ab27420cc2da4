/** Every address of the console (spec 1 §2, spec 2 §2), as the specification writes it. */
export const patterns = {
  home: '/',
  settings: '/settings',
  profile: '/view/profile',
  users: '/users',
  newUser: '/users/new',
  user: '/user/:id/info',
  roles: '/roles',
  role: '/role/:roleId/info',
  tags: '/tags',
  tag: '/tag/:id/info',
  apiKeys: '/apikeys',
  newPlan: '/subscription-plan/:appId',
  plan: '/subscription-plan/:id/edit',
  subscriptions: '/subscriptions',
  newApplication: '/application/new',
  application: '/application/:id/info',
  purposes: '/purposes',
  purpose: '/purposes/:id/info',
  toolgroups: '/toolgroups',
  toolgroup: '/toolgroup/:toolgroupId/info',
  tools: '/tools',
  tool: '/tool/:toolId/info',
} as const;

const at = (pattern: string, id: string) => pattern.replace(/:\w+/, encodeURIComponent(id));

export const paths = {
  ...patterns,
  user: (id: string) => at(patterns.user, id),
  role: (id: string) => at(patterns.role, id),
  tag: (id: string) => at(patterns.tag, id),
};

/** Whether an address is one of a pattern's. */
export const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path);
