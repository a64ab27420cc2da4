/** Few are of one area alone who speak Spanish. */
export const spanishApplications = [
  'i18n/es/application*.ts',
  '!i18n/es/applications.ts',
  'i18n/es/compare.ts',
  'i18n/es/fieldApps.ts',
  'i18n/es/layers.ts',
  'i18n/es/mapServices.ts',
  'i18n/es/overrideUsers.ts',
  'i18n/es/protectedLayers.ts',
  'i18n/es/readiness.ts',
  'i18n/es/workOrders.ts',
];

/** What validators say, in both languages: everybody loads the name of each file of texts. */
export const validation = ['i18n/en/validation.ts', 'i18n/es/validation.ts'];
