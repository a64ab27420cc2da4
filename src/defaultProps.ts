import type { DefaultProps } from './admin/useDefaultProps.ts';
import { BANNER } from './calls/useSay.ts';
import { shouldRetry } from './queryClient.ts';

const notification = { type: 'success', autoHideDuration: BANNER };

// A failed read is shown in place and retried like every other query.
const queryOptions = { retry: shouldRetry, refetchOnReconnect: true, refetchOnWindowFocus: true };

/** The product's default props by component. Everything else has react-admin's defaults. */
export const defaultProps: DefaultProps = {
  CardList: { clickTarget: 'link' },
  Create: { notification },
  CreateDialog: { notification },
  DataTable: { clickTarget: 'link' },
  DeleteButton: { mutationMode: 'pessimistic', notification },
  Edit: {
    mutationMode: 'pessimistic',
    redirect: false,
    redirectOnError: false,
    notification,
    queryOptions,
  },
  // 0 exports all matching records.
  ExportButton: { maxResults: 0 },
  Form: { disableInvalidFormNotification: true, warnWhenUnsavedChanges: true },
  InlineEditForm: { notification },
  SaveButton: { alwaysEnable: true },
  Show: { redirectOnError: false, queryOptions },
  SimpleList: { clickTarget: 'link' },
};
