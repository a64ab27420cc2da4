import type { RaRecord } from 'react-admin';
import type { Application } from '../../../platform/applications.ts';

export type OrganizationRow = Application & RaRecord;

export const organizationName = (row: OrganizationRow) =>
  row.applicationName || row.applicationId || String(row.id);
