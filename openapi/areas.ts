import { ApiKey } from '../src/platform/apiKeys.ts';
import {
  Application,
  ApplicationProperties,
  NewApplication,
  WholeApplication,
} from '../src/platform/applications.ts';
import { AssignedRole } from '../src/platform/assignedRoles.ts';
import { Configs, NamedConfig } from '../src/platform/configs.ts';
import { BackupVersion, DailyImport } from '../src/platform/dailyImport.ts';
import { DefaultConfigs } from '../src/platform/defaultConfigs.ts';
import type { Schema } from '../src/platform/endpoint.ts';
import { FieldApp, FieldAppInput } from '../src/platform/fieldApps.ts';
import { endpointArea, type AreaName, type EndpointName } from '../src/platform/index.ts';
import { Layer, NewLayer } from '../src/platform/layers.ts';
import { NotificationGroup, PlatformNotification } from '../src/platform/notifications.ts';
import { NewProtectedLayer, ProtectedLayer } from '../src/platform/protectedLayers.ts';
import { ProxyPing } from '../src/platform/proxy.ts';
import { Purpose } from '../src/platform/purposes.ts';
import { Ref } from '../src/platform/ref.ts';
import { Role, RolePurpose } from '../src/platform/roles.ts';
import { UserSession } from '../src/platform/sessions.ts';
import { NewPlan, Period, Plan } from '../src/platform/subscriptionPlans.ts';
import { NewCard, PaymentEvent, SavedCard, SubscriptionEntry } from '../src/platform/subscriptions.ts';
import { Tag } from '../src/platform/tags.ts';
import { ToolGroup } from '../src/platform/toolgroups.ts';
import { Tool, ToolConfig } from '../src/platform/tools.ts';
import { TransferPreview } from '../src/platform/transfer.ts';
import { NewUser, User, users } from '../src/platform/users.ts';
import { Department } from '../src/platform/workOrders.ts';

const APPLICATIONS = 'docs/behaviour.md 2 §7 Applications';
const CATALOGUE = 'docs/behaviour.md 2 §7 Tools, toolgroups, purposes';
const DOCUMENTS = 'docs/behaviour.md 2 §7 Field apps, imports, configs';
const LAYERS = 'docs/behaviour.md 2 §7 Layers';
const USERS = 'docs/behaviour.md 1 §7 Users';

interface Area {
  /** The section of the specification. */
  section: string;
  /** The schemas that have a name in the description. */
  schemas?: Record<string, Schema<unknown>>;
}

const areas: Record<AreaName, Area> = {
  account: { section: 'docs/behaviour.md 1 §7 Auth' },
  users: { section: USERS, schemas: { User, NewUser, CreatedUser: users.create.reply! } },
  sessions: { section: USERS, schemas: { Session: UserSession } },
  transfer: { section: USERS, schemas: { TransferPreview } },
  roles: { section: 'docs/behaviour.md 1 §7 Roles', schemas: { Role, RolePurpose } },
  protectedLayers: {
    section: 'docs/behaviour.md 1 §7 Protected layers and application admins',
    schemas: { ProtectedLayer, NewProtectedLayer },
  },
  tags: { section: 'docs/behaviour.md 1 §7 Tags', schemas: { Tag } },
  apiKeys: { section: 'docs/behaviour.md 1 §7 API keys', schemas: { ApiKey } },
  'subscription-plans': {
    section: 'docs/behaviour.md 1 §7 Subscription plans',
    schemas: { Plan, NewPlan, Period },
  },
  subscriptions: {
    section: 'docs/behaviour.md 1 §7 Subscriptions and cards',
    schemas: { Card: SavedCard, NewCard, PaymentEvent, SubscriptionEntry },
  },
  applications: {
    section: APPLICATIONS,
    schemas: { Application, NewApplication, Properties: ApplicationProperties, WholeApplication },
  },
  applicationParts: { section: APPLICATIONS },
  workOrders: { section: APPLICATIONS, schemas: { Department } },
  mapServices: { section: APPLICATIONS },
  proxy: { section: APPLICATIONS, schemas: { ProxyPing } },
  purposes: { section: CATALOGUE, schemas: { Purpose, AssignedRole } },
  toolgroups: { section: CATALOGUE, schemas: { ToolGroup } },
  tools: { section: CATALOGUE, schemas: { Tool, ToolConfig } },
  layers: { section: LAYERS, schemas: { Layer, NewLayer } },
  fieldApps: { section: DOCUMENTS, schemas: { FieldApp, NewFieldApp: FieldAppInput } },
  configs: { section: DOCUMENTS, schemas: { Configs, NamedConfig } },
  defaultConfigs: { section: DOCUMENTS, schemas: { DefaultConfigs } },
  dailyImport: { section: DOCUMENTS, schemas: { DailyImport, BackupVersion } },
  notifications: {
    section: 'docs/behaviour.md 2 §7 Notifications',
    schemas: { Notification: PlatformNotification, NotificationGroup },
  },
};

/** Calls that another section than that of their area describes. */
const sectionByCall: Partial<Record<EndpointName, string>> = {
  'applicationParts.overrideUsers': 'docs/behaviour.md 2 §7 Users, for application screens',
  'notifications.sendMail': APPLICATIONS,
  'protectedLayers.ofApplication': LAYERS,
  'protectedLayers.create': LAYERS,
  'protectedLayers.update': LAYERS,
  'protectedLayers.remove': LAYERS,
};

/** The section of the specification that describes a call. */
export const sectionOf = (name: EndpointName) => sectionByCall[name] ?? areas[endpointArea(name)].section;

/** The schemas of the contract by name, in alphabetical order. */
export const components: Record<string, Schema<unknown>> = Object.fromEntries(
  [{ schemas: { Ref } }, ...Object.values(areas)]
    .flatMap(({ schemas = {} }) => Object.entries(schemas))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
