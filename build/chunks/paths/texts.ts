/** Spanish-speaking users rarely see only one of these areas, so their texts share a file. */
export const spanishApplicationsModules = [
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

/**
 * Validation messages in both languages share a file, because every user loads the name of each file of
 * texts.
 */
export const validationModules = ['i18n/en/validation.ts', 'i18n/es/validation.ts'];
