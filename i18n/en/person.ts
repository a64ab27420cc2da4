/** The fields of a user in forms before and after sign-in (docs/behaviour.md 1 §5). */
export default {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
