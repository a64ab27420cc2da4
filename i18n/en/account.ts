/** The login page and what it shares with the other pages before sign-in (docs/behaviour.md 1 §1, §5). */
export default {
  product: 'Map Console',
  staffOnly: 'This system is only for the provider’s staff. Unauthorised access will be prosecuted.',
  login: {
    title: 'Sign in',
    enterBoth: 'Please enter your email and password.',
    emailFormat: 'Please enter a valid email.',
    refused: 'Sign-in failed. Check your email and password.',
    inactive: 'Ask an administrator to activate your account.',
    notStored:
      'Your browser did not keep you signed in. Allow cookies for this site and try again. If they are already allowed, tell the operator of the platform that its token is too long for a cookie.',
    submit: 'Sign in',
    busy: 'Signing in…',
    cookiesBlocked:
      'Cookies are blocked, so this browser cannot keep you signed in. Allow cookies for this site.',
    forgotPassword: 'Forgot password?',
    or: 'or continue with',
    with: 'Continue with %{provider}',
    google: 'Google',
    facebook: 'Facebook',
    noAccount: 'No account yet?',
    signUp: 'Sign up',
  },
} as const;
