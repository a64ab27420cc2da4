import { applicationId } from './seededIds.ts';
import type { dailyImportsTable, dailyImportVersionsTable } from './tables/dailyImport.ts';

const IMPORTED = applicationId(0);
const DAY = 86_400;

const SALES = `
  <!-- Verified sales only; what the board has not seen stays out. -->
  <table name="Sales" key="SALE_ID" into="sales">
    <query><![CDATA[SELECT s.SALE_ID, s.PARCEL_ID, s.SALE_DATE, s.PRICE FROM sales s WHERE s.VERIFIED = 1 AND s.PRICE > 0]]></query>
    <column from="PRICE" to="salePrice" type="money"/>
    <column from="SALE_DATE" to="saleDate" type="date" format="yyyy-MM-dd"/>
  </table>`;

const imported = ({
  host = 'cama.larkspur.example',
  start = '02:15',
  sales = SALES,
} = {}) => `<?xml version="1.0" encoding="UTF-8"?>
<!-- What the map reads from the assessor's roll every night. -->
<dailyImport county="010" version="2">
  <connection driver="sqlserver" host="${host}" database="cama_larkspur_county_assessor_prod" timeout="120"/>
  <schedule start="${start}" days="Mon Tue Wed Thu Fri Sat"/>
  <table name="Parcels" key="PARCEL_ID" into="parcels">
    <query><![CDATA[SELECT PARCEL_ID, OWNER, ACRES FROM roll WHERE ACTIVE = 1 AND ACRES < 100000]]></query>
    <column from="PARCEL_ID" to="parcelNumber" type="text"/>
    <column from="OWNER" to="owner" type="text">Owner &amp; mailing name</column>
    <column from="ACRES" to="acres" type="number"/>
  </table>${sales}
  <?notify gis@larkspur.example?>
</dailyImport>
`;

export const seededImports = (): (typeof dailyImportsTable.$inferInsert)[] => [
  { applicationId: IMPORTED, config: imported() },
];

/** Former versions, oldest first. */
export const seededImportVersions = (today: number): (typeof dailyImportVersionsTable.$inferInsert)[] =>
  [
    {
      backupName: 'First version',
      config: imported({ host: 'cama-old.larkspur.example', start: '23:00', sales: '' }),
      days: 210,
    },
    {
      backupName: 'Before the new server',
      config: imported({ host: 'cama-old.larkspur.example', sales: '' }),
      days: 95,
    },
    { backupName: 'Before sales were added', config: imported({ sales: '' }), days: 12 },
  ].map(({ days, ...version }, n) => ({
    ...version,
    applicationId: IMPORTED,
    version: n + 1,
    createdOn: today - days * DAY,
  }));
