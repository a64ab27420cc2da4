/**
 * Every screen needs these parts of react-admin, the router and the cache; the excluded ones load with forms
 * and records.
 */
export const coreModules = [
  '@tanstack/',
  '!@tanstack/query-core/build/modern/queriesObserver.js',
  '!@tanstack/react-query/build/modern/useQueries.js',
  'ra-core/',
  '!ra-core/dist/controller/input/',
  '!ra-core/dist/controller/list/useExpanded.js',
  '!ra-core/dist/controller/list/useSavedQueries.js',
  '!ra-core/dist/dataProvider/combineDataProviders.js',
  '!ra-core/dist/dataProvider/fetch.js',
  '!ra-core/dist/form/',
  '!ra-core/dist/util/FieldTitle.js',
  '!ra-core/dist/util/useDebouncedEvent.js',
  'react-admin/',
  'react-error-boundary/',
  'react-router/',
  'react-router-dom/',
];

/** Only floating elements need these: menus, dialogs, date pickers. */
export const muiModules = [
  '@emotion/',
  '@mui/',
  '!@mui/icons-material/',
  '!@mui/x-date-pickers/',
  '!@mui/x-internals/',
];
