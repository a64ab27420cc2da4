/** Why a request failed and what to do, where the specification has no message. */
export default {
  signInAgain: 'Please login to continue',
  offline: 'The connection was lost. Check your connection and try again.',
  timeout: 'The platform took too long to respond. Try again.',
  unreadable: 'The platform’s response could not be read: %{came}. Try again.',
  came: {
    nothing: 'it was empty',
    page: 'it was a web page',
    broken: 'it was incomplete',
    other: 'it had an unknown format',
  },
  forbidden: 'You are not authorized to do this.',
  userInfo: 'There was an error getting the user info',
  server: 'Something went wrong on the platform (%{status}). Try again later.',
  code: 'Part of the console could not be loaded. Check your connection and try again.',
  program: 'Something went wrong in the console. Reload the page.',
  tooMany: 'Too many attempts. Try again in %{time}.',
  tooManyOver: 'You can try again now.',
  retry: 'Retry',
  signOut: 'Sign out',
} as const;
