/** The rules for a new password and its strength, before and after sign-in (docs/behaviour.md 1 §5). */
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
