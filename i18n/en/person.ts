/** What people are asked about a person, before and after sign-in (spec 1 §5). */
export default {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  rule: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: "What's your email address?",
    emailFormat: "Doesn't look like a valid email.",
    emailTaken: 'The email is already taken',
    phone: 'Please enter phone number in the following format (XXX) XXX-XXXX',
    oneLine: 'Line breaks and control characters are not allowed.',
    password: 'Password must be at least 8 characters.',
    passwordSigns: 'Password must have at least one uppercase letter and one digit.',
    passwordWhole: 'Password must be at least 8 characters with an uppercase letter and a number.',
    passwordsDiffer: 'The passwords do not match',
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
