export { default as BulkActionsToolbar } from './BulkActionsToolbar.tsx';
export { SelectAllButton } from './SelectAllButton.tsx';
