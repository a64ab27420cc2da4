/** Sign-up, forgotten password, reset, e-mail verification (spec 1 §4, §5, §8): apart from the login form, which must be light. */
export default {
  toSignIn: 'Back to sign in',
  continue: 'Continue to the console',
  continuing: 'Opening the console…',
  reference: 'Reference',
  copyReference: 'Copy Reference',
  copied: 'Copied',
  withoutScript:
    'The console needs JavaScript, which is switched off in this browser. Switch it on and load the page again.',
  unsupported:
    'The console needs a newer browser: Chrome or Edge 120, Firefox 124, Safari 17.4, or newer. Update this one and load the page again.',
  signUp: {
    title: 'Create an account',
    phoneFormat: 'Format: (XXX) XXX-XXXX',
    submit: 'Sign up',
    busy: 'Creating the account…',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    created: 'Account created',
    checkInbox: 'Your account has been created. Check your inbox at %{email} for the verification link.',
    signedIn: 'Your account has been created.',
    mailError: 'Your account has been created, but the verification mail to %{email} could not be sent.',
    perhaps:
      'The answer was lost on the way, but an account for %{email} exists now. Check your inbox, then sign in.',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter the email of your account and we will send you a link to set a new password.',
    submit: 'Send reset link',
    busy: 'Sending…',
    sentTitle: 'Check your inbox',
    sent: 'If an account exists for %{email}, a reset link has been sent.',
    another: 'Use another email',
  },
  reset: {
    title: 'Set a new password',
    checking: 'Checking the link…',
    invalid: 'The password reset link is invalid or expired...',
    newLink: 'Ask for a new link',
    password: 'New password',
    repeat: 'Repeat new password',
    submit: 'Change password',
    busy: 'Changing the password…',
    failed: 'There was an error changing the password',
    doneTitle: 'Password changed',
    done: 'Password successfully changed.',
    redirect: 'You will be taken to the sign-in page.',
    perhaps:
      'The answer was lost on the way and the link no longer works. Your new password may already be set: try to sign in with it.',
    signIn: 'Sign in now',
  },
  verify: {
    title: 'Email verification',
    wait: 'Please wait..',
    done: 'Your email has been validated successfully.',
    invalid: 'Sorry, the verification link is invalid or expired',
  },
} as const;
