import type { DefaultProps } from './admin/useDefaultProps.ts';
import { shouldRetry } from './data/queryClient.ts';
import { AUTO_HIDE_MS } from './ui/failure/useNotifyText.ts';

const notification = { type: 'success', autoHideDuration: AUTO_HIDE_MS };

/** The product's default props by component. Other props have react-admin's defaults. */
export const defaultProps: DefaultProps = {
  BulkDeleteButton: { mutationMode: 'pessimistic' },
  BulkUpdateButton: { mutationMode: 'pessimistic' },
  CardList: { clickTarget: 'link' },
  Create: { notification },
  CreateDialog: { notification },
  CreatePart: { notification },
  DataTable: { clickTarget: 'link' },
  DeleteButton: {
    mutationMode: 'pessimistic',
    notification,
    // The console itself refetches what a write changes (activity/live/followChanges.ts), so react-admin must
    // not request the lists again.
    mutationOptions: { onMutate: () => ({ snapshot: [] }) },
  },
  // A failed read is shown in place and retried like every other query.
  Edit: {
    mutationMode: 'pessimistic',
    redirect: false,
    redirectOnError: false,
    notification,
    queryOptions: { retry: shouldRetry, refetchOnReconnect: true, refetchOnWindowFocus: true },
  },
  EditPart: { notification },
  // 0 exports all matching records.
  ExportButton: { maxResults: 0 },
  Form: { disableInvalidFormNotification: true, warnWhenUnsavedChanges: true },
  InlineEditForm: { notification },
  // Each notification sets its own duration. An error stays until it is dismissed.
  Notification: { autoHideDuration: null },
  SaveButton: { alwaysEnable: true },
  SelectAllButton: { limit: 0, maxTotal: 2000 },
  Show: { redirectOnError: false, queryOptions: { retry: shouldRetry } },
  SimpleFormIterator: { disableClear: true, inline: true },
  SimpleList: { clickTarget: 'link' },
};
