import { notBuilt } from '../frame/notBuilt.ts';
import { patterns } from '../ui/paths.ts';
import type { ResourceLabel } from '../calls/screen.ts';
import { roles } from './roles/index.ts';
import { tags } from './tags/index.ts';
import { users } from './users/index.ts';

export type ResourceName =
  | 'users'
  | 'roles'
  | 'tags'
  | 'purposes'
  | 'toolgroups'
  | 'tools'
  | 'applications'
  | 'subscription-plans'
  | 'notifications';

/** Every resource of the console. Those whose area is not built yet say so on their pages. */
export const resources: Record<ResourceName, ResourceLabel> = {
  users,
  roles,
  tags,
  purposes: { screens: [patterns.purposes, patterns.purpose].map(path => ({ ...notBuilt(path), right: 'tools' })) },
  toolgroups: { screens: [patterns.toolgroups, patterns.toolgroup].map(path => ({ ...notBuilt(path), right: 'tools' })) },
  tools: { screens: [patterns.tools, patterns.tool].map(path => ({ ...notBuilt(path), right: 'tools' })) },
  applications: {
    screens: [patterns.newApplication, patterns.application].map(path => ({ ...notBuilt(path), right: 'applications' })),
  },
  'subscription-plans': {
    screens: [patterns.newPlan, patterns.plan].map(path => ({ ...notBuilt(path), right: 'subscription-plans' })),
  },
  notifications: { screens: [] },
};
