import type { ApplicationRecord } from '../../domain/organizations/application.ts';

/** Stands in for an application that is still to be read. */
export const awaitedApplication: ApplicationRecord = {
  id: '',
  _id: '',
  applicationId: '-',
  applicationName: '-',
  applicationType: 'Elevate Full',
  productEdition: 'Summit',
  accessType: 'Public',
  disclaimer: '-',
  applicationDomainName: '-',
};
