import { except } from '../pathMatcher.ts';

export const listsModules = ['src/**/*List.tsx'];

/** Lists, and the screens that load with the first list: the frame contains their common icons. */
export const firstScreensModules = [
  ...listsModules,
  'src/App.tsx',
  'src/admin/savedQueries/SavedQueries.tsx',
  'src/layout/notes/Notes.tsx',
  'src/pages/home/HomePage.tsx',
];

/** The frame needs these parts of the kit's lists. */
export const listFrameModules = [
  'src/admin/datatable/SelectAllCheckbox.tsx',
  'src/admin/datatable/columnWidths.ts',
  'src/admin/list/InlineEditContext.ts',
  'src/admin/list/InlineEditProvider.tsx',
  'src/admin/list/PaginationFooter.*',
  'src/admin/list/tableLayout.ts',
  'src/admin/list/useEditedRow.ts',
  'src/admin/list/useResourceText.ts',
];

/** The popover of a list's filters, with their inputs. */
export const filterPopoverModules = [
  'src/admin/filter/popover/',
  '!src/admin/filter/popover/FilterMenuButton.tsx',
];

/** The kit's lists, with the modules of ra-core that only they use. */
export const adminModules = [
  'src/admin/button/',
  'src/admin/datatable/',
  '!src/admin/datatable/RowExpansion.module.css',
  '!src/admin/datatable/RowExpansionProvider.tsx',
  'src/admin/filter/',
  '!src/admin/filter/popover/',
  'src/admin/list/',
  ...except(listFrameModules),
  '!src/admin/list/InlineEditLayout.*',
  'src/admin/stableValue.ts',
  '@mui/icons-material/esm/DensityMediumOutlined.js',
  '@mui/icons-material/esm/DensitySmallOutlined.js',
  '@mui/icons-material/esm/GridViewOutlined.js',
  '@mui/icons-material/esm/TableRowsOutlined.js',
  '@mui/icons-material/esm/ViewColumnOutlined.js',
  'ra-core/dist/controller/list/FilterContext.js',
  'ra-core/dist/controller/list/useFilterContext.js',
  'ra-core/dist/controller/list/useListFilterContext.js',
  'ra-core/dist/controller/list/useRecordSelection.js',
  'ra-core/dist/dataTable/',
  'ra-core/dist/export/',
  'ra-core/dist/i18n/useTranslateLabel.js',
  'ra-core/dist/util/getFieldLabelTranslationArgs.js',
  'ra-core/dist/util/removeEmpty.js',
  'ra-core/dist/util/shallowEqual.js',
];
