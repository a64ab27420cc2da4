/** What a new password must have, and how strong it is (spec 1 §5): before and after sign-in, where one is chosen. */
export default {
  needs: 'The password needs',
  length: '8 characters',
  uppercase: 'one uppercase letter',
  digit: 'one digit',
  met: 'met',
  missing: 'missing',
  label: 'Password strength',
  points: '%{points} of %{max} points',
  parts: 'Longer than 8 characters, an uppercase letter, a digit and a symbol give 10 points each.',
} as const;
