import type { RaRecord } from 'react-admin';
import type { ColumnOf } from '../../../lists/columns.ts';
import type { Application } from '../../../platform/applications.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { WebLink } from '../../../ui/WebLink.tsx';

export type OrganizationRow = Application & RaRecord;

export const organizationName = (row: OrganizationRow) => row.applicationName || row.applicationId || String(row.id);

export const organizationColumns: ColumnOf<'applications', OrganizationRow>[] = [
  { source: 'applicationName', text: organizationName, width: 40 },
  { source: 'applicationDomainName', text: row => textIn(row.applicationDomainName), draw: row => <WebLink className="secondary" address={row.applicationDomainName} />, width: 60, quiet: true },
];
