import * as z from 'zod/mini';
import { crudEndpoints, listOf, Paging } from './crud.ts';
import { embeddedEntities } from './embeddedEntities.ts';
import { endpoint } from './endpoint.ts';
import { isHttpUrl } from './isHttpUrl.ts';
import { Ref } from './ref.ts';
import { requiredText } from './requiredText.ts';
import { isObject } from './shape.ts';

/** An application as in lists and populated references. */
export const Application = z.looseObject({
  _id: z.string(),
  applicationId: z.optional(z.string()),
  applicationName: z.optional(z.string()),
  applicationType: z.optional(z.string()),
  productEdition: z.optional(z.string()),
  accessType: z.optional(z.string()),
  /** The URL of its site. */
  applicationDomainName: z.optional(z.string()),
  /** The plans with `expand=subscriptionPlans`, otherwise their IDs. */
  subscriptionPlans: z.optional(z.array(z.unknown())),
});
export type Application = z.infer<typeof Application>;

/** Returns the name of an application for sentences. */
export const applicationLabel = ({
  applicationName,
  applicationId,
  _id,
}: Pick<Application, 'applicationName' | 'applicationId' | '_id'>) =>
  String(applicationName || applicationId || _id);

/**
 * The documented types of an application (docs/behaviour.md 2 §3). Editions and access types are editable
 * lists, see `ApplicationProperties`.
 */
export const APPLICATION_TYPES = ['Elevate Full', 'Elevate Assessor', 'Elevate Parcel'] as const;

/** The access type of an application that is no longer open. */
export const EXPIRED_ACCESS = 'Expired';

const CountyLink = z.looseObject({ linkName: z.optional(z.string()), linkPath: z.optional(z.string()) });
const Path = z.looseObject({ pathType: z.optional(z.string()), path: z.optional(z.string()) });

/** A complete application (docs/behaviour.md 2 §3) with the rules of its form (2 §5). */
export const WholeApplication = z.looseObject({
  _id: z.optional(z.string()),
  applicationId: requiredText('resources.applications.rule.applicationId'),
  applicationName: requiredText('ui.rule.name'),
  applicationDatabase: z.optional(z.string()),
  applicationType: z.optional(z.string()),
  productEdition: requiredText('resources.applications.rule.productEdition'),
  accessType: requiredText('resources.applications.rule.accessType'),
  description: z.optional(z.string()),
  disclaimer: requiredText('resources.applications.rule.disclaimer'),
  applicationDomainName: z
    .string()
    .check(z.refine(isHttpUrl, 'resources.applications.rule.applicationDomainName')),
  editingServiceUrl: z.optional(z.string()),
  legacySiteURL: z.optional(z.string()),
  gaKey: z.optional(z.string()),
  mobilegaKey: z.optional(z.string()),
  pmApiKey: z.optional(z.string()),
  pmSecretKey: z.optional(z.string()),
  privatePmApiKey: z.optional(z.string()),
  privatePmSecretKey: z.optional(z.string()),
  solrAPIKey: z.optional(z.string()),
  county: z.optional(
    z.nullable(z.looseObject({ code: z.optional(z.string()), links: z.optional(z.array(CountyLink)) })),
  ),
  paths: z.optional(z.array(Path)),
  excludedQueryLayers: z.optional(z.array(z.string())),
  tools: z.optional(z.array(Ref)),
  roles: z.optional(z.array(Ref)),
  /** Calls of their own change both; a PUT of the application ignores them. */
  adminUsers: z.optional(z.array(Ref)),
  subscriptionPlans: z.optional(z.array(Ref)),
  __v: z.optional(z.number()),
});
export type WholeApplication = z.infer<typeof WholeApplication>;

/** A new application also requires its database. `cloneFrom` is the `_id` of the copied application. */
export const NewApplication = z.extend(WholeApplication, {
  applicationDatabase: requiredText('resources.applications.rule.applicationDatabase'),
  cloneFrom: z.optional(z.string()),
});
export type NewApplication = z.infer<typeof NewApplication>;

/** The lists of editions and access types (docs/decisions/property-lists.md). */
export const ApplicationProperties = z.looseObject({
  productEdition: z.optional(z.array(z.string())),
  accessType: z.optional(z.array(z.string())),
});
export type ApplicationProperties = z.infer<typeof ApplicationProperties>;

/** The lists before a superadmin changes them (docs/behaviour.md 2 §3). */
export const DEFAULT_PROPERTIES = {
  productEdition: ['Baseline', 'Summit', 'Ascent'],
  accessType: ['Public', 'Private', 'Expired'],
};
export type PropertyName = keyof typeof DEFAULT_PROPERTIES;

/** Returns the platform's list, or the documented one if it has none. */
export const propertyChoices = (properties: ApplicationProperties, name: PropertyName): string[] =>
  properties[name] ?? DEFAULT_PROPERTIES[name];

const Admin = z.object({ adminId: z.string(), _id: z.string() });

export const applications = {
  ...crudEndpoints('applications', WholeApplication),
  list: endpoint('GET /api/applications', {
    query: z.extend(Paging, { all: z.optional(z.string()), expand: z.optional(z.string()) }),
    reply: listOf(Application),
    // The reply contains the plans if they are requested.
    shows: ['subscription-plans', 'applications'],
  }),
  /** Tools, roles and administrators are always populated, plans only with `expand=subscriptionPlans`. */
  info: endpoint('GET /api/applications/fullinfo/{id}', {
    query: z.object({ expand: z.optional(z.string()) }),
    reply: WholeApplication,
    shows: [...embeddedEntities.applications, 'applications'],
  }),
  /**
   * The user who creates an application administers it, unless they are a superadmin. A clone has the tools,
   * layers, departments and field apps of the original, but none of its users.
   */
  create: endpoint('POST /api/applications', {
    body: NewApplication,
    reply: WholeApplication,
    changes: ['applications', 'users', 'tools', 'layers', 'workOrderDepartments', 'field'],
  }),
  /** The platform also deletes the plans, their subscriptions, and all assignments in the application. */
  remove: endpoint('DELETE /api/applications/{id}', {
    changes: [
      'applications',
      'subscription-plans',
      'subscriptions',
      'users',
      'roles',
      'purposes',
      'toolgroups',
      'tools',
      'protectedLayers',
      'layers',
      'workOrderDepartments',
      'field',
      'sessions',
    ],
  }),
  /**
   * Finds applications whose application id contains the text, or all without a text. `skip` is an `_id` to
   * leave out.
   */
  search: endpoint('GET /api/applications/search/applicationid', {
    query: z.object({ appid: z.optional(z.string()), skip: z.optional(z.string()) }),
    reply: listOf(Application),
    shows: ['applications'],
  }),
  /** Checks whether an application id is free. `id` is the application that may already have it. */
  checkId: endpoint('GET /api/applications/applicationid/check', {
    query: z.object({ applicationId: z.string(), id: z.optional(z.string()) }),
    reply: z.looseObject({ available: z.boolean() }),
    shows: ['applications'],
  }),
  properties: endpoint('GET /api/applications/properties', {
    reply: ApplicationProperties,
    // Both lists are missing until they are first saved, so an empty object is valid. A reply that contains
    // only other fields is not.
    isValidReply: answer =>
      isObject(answer) &&
      (!Object.keys(answer).length || 'productEdition' in answer || 'accessType' in answer),
    shows: ['applications'],
  }),
  saveProperties: endpoint('POST /api/applications/properties', {
    body: ApplicationProperties,
    reply: ApplicationProperties,
    changes: ['applications'],
  }),
  /** The fields of an application that a copy starts with. */
  formData: endpoint('GET /api/applications/formdata/{id}', {
    reply: z.looseObject({}),
    shows: ['applications'],
  }),
  /** `adminId` is the user, `_id` the application. */
  addAdmin: endpoint('POST /api/applications/add/admin', {
    body: Admin,
    reply: Application,
    changes: ['applications', 'users'],
  }),
  removeAdmin: endpoint('DELETE /api/applications/remove/admin/{appId}/{userId}', {
    reply: Application,
    changes: ['applications', 'users'],
  }),
};
