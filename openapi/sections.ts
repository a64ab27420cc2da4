import { areaOf, type AreaName, type EndpointName } from '../src/platform/index.ts';

const APPLICATIONS = 'part 2, §7 “Applications”';
const CATALOGUE = 'part 2, §7 “Tools, toolgroups, purposes”';
const DOCUMENTS = 'part 2, §7 “Field apps, imports, configs”';
const LAYERS = 'part 2, §7 “Layers”';
const USERS = 'part 1, §7 “Users”';

const ofArea: Record<AreaName, string> = {
  account: 'part 1, §7 “Auth”',
  users: USERS,
  sessions: USERS,
  transfer: USERS,
  roles: 'part 1, §7 “Roles”',
  protectedLayers: 'part 1, §7 “Protected layers and application admins”',
  tags: 'part 1, §7 “Tags”',
  apiKeys: 'part 1, §7 “API keys”',
  'subscription-plans': 'part 1, §7 “Subscription plans”',
  subscriptions: 'part 1, §7 “Subscriptions and cards”',
  applications: APPLICATIONS,
  applicationParts: APPLICATIONS,
  workOrders: APPLICATIONS,
  mapServices: APPLICATIONS,
  proxy: APPLICATIONS,
  purposes: CATALOGUE,
  toolgroups: CATALOGUE,
  tools: CATALOGUE,
  layers: LAYERS,
  fieldApps: DOCUMENTS,
  configs: DOCUMENTS,
  defaultConfigs: DOCUMENTS,
  dailyImport: DOCUMENTS,
  notifications: 'part 2, §7 “Notifications”',
};

/** Calls that stand elsewhere than the rest of their area. */
const ofCall: Partial<Record<EndpointName, string>> = {
  'applicationParts.overrideUsers': 'part 2, §7 “Users, for application screens”',
  'notifications.sendMail': APPLICATIONS,
  'protectedLayers.ofApplication': LAYERS,
  'protectedLayers.create': LAYERS,
  'protectedLayers.update': LAYERS,
  'protectedLayers.remove': LAYERS,
};

/** Where the specification has a call. */
export const sectionOf = (name: EndpointName) => ofCall[name] ?? ofArea[areaOf(name)];
