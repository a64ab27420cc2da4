import * as z from 'zod/mini';
import { defineForm, type FormValues } from '../../admin/form/defineForm.ts';
import { NewApplication, WholeApplication } from '../../platform/applications.ts';
import { withKind } from '../../platform/fieldKind.ts';

const {
  applicationId,
  applicationName,
  applicationDomainName,
  applicationType,
  editingServiceUrl,
  legacySiteURL,
  productEdition,
  accessType,
  description,
  disclaimer,
  applicationDatabase,
  gaKey,
  mobilegaKey,
  solrAPIKey,
} = WholeApplication.shape;

const common = {
  applicationId,
  applicationName,
  applicationDomainName,
  legacySiteURL,
  applicationType,
  productEdition,
  accessType,
  disclaimer,
  editingServiceUrl,
  solrAPIKey: withKind('secret', z.optional(solrAPIKey)),
  gaKey,
  mobilegaKey,
};
const key = () => withKind('secret', z.string());
const laterKey = () => withKind('secret', z.optional(z.string()));

/** The fields of the main page. */
export const organizationForm = defineForm('resources.applications', {
  applicationId,
  applicationName,
  applicationDatabase,
  applicationDomainName,
  editingServiceUrl,
  legacySiteURL,
  applicationType,
  productEdition,
  accessType,
  gaKey,
  pmApiKey: laterKey(),
  solrAPIKey: common.solrAPIKey,
  description,
  disclaimer,
});
export type OrganizationValues = FormValues<typeof organizationForm>;

/**
 * All editable fields of an existing application. It requires its description and its Pictometry keys
 * (docs/behaviour.md 2 §5).
 */
export const applicationForm = defineForm('resources.applications', {
  ...common,
  applicationDatabase,
  description: z.string(),
  pmApiKey: key(),
  pmSecretKey: key(),
  privatePmApiKey: key(),
  privatePmSecretKey: key(),
});

export const newApplicationForm = defineForm('resources.applications', {
  ...common,
  applicationDatabase: NewApplication.shape.applicationDatabase,
  description,
  pmApiKey: laterKey(),
  pmSecretKey: laterKey(),
  privatePmApiKey: laterKey(),
  privatePmSecretKey: laterKey(),
  cloneFrom: NewApplication.shape.cloneFrom,
});
export type ApplicationValues = FormValues<typeof newApplicationForm>;
