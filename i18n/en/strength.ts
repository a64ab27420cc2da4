/** What a new password must have, and how strong it is (docs/behaviour.md 1 §5): before and after sign-in, where one is chosen. */
export default {
  needs: 'The password needs',
  length: 'at least 8 characters',
  uppercase: 'one uppercase letter',
  digit: 'one digit',
  met: 'met',
  missing: 'missing',
  label: 'Password strength',
  points: '%{points} of %{max} points',
  parts: '10 points each for more than 8 characters, an uppercase letter, a digit and a symbol.',
} as const;
