/** What happened to a call and what to do, where the specification has no text of its own. */
export default {
  signInAgain: 'Please login to continue',
  offline: 'The connection was lost. Check it and try again.',
  timeout: 'The server did not answer in time. Try again.',
  unreadable: 'What came as the answer to %{asked} cannot be read: %{came}. Try again.',
  came: { nothing: 'it is empty', page: 'it is a web page', broken: 'it breaks off', other: 'it is something else' },
  forbidden: 'You are not authorized to do this.',
  notFound: 'This is no longer there. It may have been deleted.',
  conflict: 'Somebody else changed this in the meantime.',
  server: 'The server answered %{status}. Nothing you typed is lost.',
  code: 'A part of the console could not be loaded. Check the connection and try again.',
  retry: 'Retry',
  signOut: 'Sign out',
  signOutTitle: 'Sign out without saving?',
  signOutText: 'What you typed and did not save is removed from this device.',
  stay: 'Stay',
} as const;
