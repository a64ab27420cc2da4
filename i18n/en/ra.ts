/** The texts that react-admin's core uses. */
export default {
  notification: {
    http_error: 'The connection was lost. Check your connection and try again.',
    data_provider_error: 'The data could not be loaded.',
    bad_item: 'This record has an unexpected format.',
    item_doesnt_exist: 'This no longer exists. It may have been deleted.',
    not_authorized: 'You are not authorized to do this.',
    logged_out: 'Please login to continue',
    i18n_error: 'The texts for this language could not be loaded.',
  },
  auth: { auth_check_error: 'Please login to continue' },
  message: {
    invalid_form: 'Some fields are not valid. Check the messages below them.',
    error: 'Something went wrong',
  },
  validation: { required: 'This is required' },
  page: {
    edit: '%{recordRepresentation}',
    show: '%{recordRepresentation}',
    error: 'Something went wrong',
    not_found: 'Page not found',
    loading: 'Loading…',
  },
} as const;
