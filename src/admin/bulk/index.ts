export { default as BulkActionsToolbar } from './BulkActionsToolbar.tsx';
export { BulkButton } from './BulkButton.tsx';
export { BulkDeleteButton } from './BulkDeleteButton.tsx';
export { BulkExportButton } from './BulkExportButton.tsx';
export { BulkUpdateButton } from './BulkUpdateButton.tsx';
export { SelectAllButton } from './SelectAllButton.tsx';
