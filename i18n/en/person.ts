/** The fields of a user in forms before and after sign-in (docs/behaviour.md 1 §5). */
export default {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
