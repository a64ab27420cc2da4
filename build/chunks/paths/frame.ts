import { listFrameModules } from './list.ts';

/** Every screen needs these. */
export const frameModules = [
  'src/App.tsx',
  'src/activity/ActivityContext.ts',
  'src/activity/createActivity.ts',
  'src/activity/journal/journalObserver.ts',
  'src/activity/live/followChanges.ts',
  'src/activity/live/recordMarks.ts',
  'src/admin/export/ExportProgressButton.tsx',
  'src/admin/field/',
  'src/admin/savedQueries/SavedQueries.tsx',
  'src/admin/savedQueries/savedQueries.module.css',
  ...listFrameModules,
  'src/auth/useUserPreference.ts',
  'src/data/readWithProgress.ts',
  'src/data/useEndpointQuery.ts',
  'src/layout/useSignOut.ts',
  'src/ui/Address.tsx',
  'src/ui/SkippedRows.tsx',
  'src/ui/PageHead.tsx',
  'src/ui/AccessDeniedRedirect.tsx',
  'src/ui/actionIcons.css',
  'src/ui/createSvgIcon.tsx',
  'src/ui/dialog/DialogButton.tsx',
  'src/ui/failure/',
  'src/ui/fieldLabel.ts',
  'src/ui/formatValue.ts',
  'src/ui/unsaved/',
  'src/ui/url/',
  'src/ui/useCountText.ts',
  'src/ui/useJoinNames.ts',
  'src/ui/useRecordName.ts',
  '@mui/icons-material/esm/AccountTreeOutlined.js',
  '@mui/icons-material/esm/ArrowDownwardOutlined.js',
  '@mui/icons-material/esm/ArrowUpwardOutlined.js',
  '@mui/icons-material/esm/DeleteOutlined.js',
];

/** The frame names each file that it loads on demand, so these modules share one file. */
export const sidebarModules = ['src/admin/layout/Sidebar.*', 'src/layout/DrawerPanel.*'];
