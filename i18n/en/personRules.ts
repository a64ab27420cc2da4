/** Validation messages for the fields of a user, before and after sign-in (docs/behaviour.md 1 §5 and §9). */
export default {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: "What's your email address?",
  emailFormat: "Doesn't look like a valid email.",
  emailTaken: 'The email is already taken',
  invisible: 'Invisible characters: %{names}. Leave the field to remove them.',
  phone: 'Please enter phone number in the following format (XXX) XXX-XXXX',
  oneLine: 'Line breaks and control characters are not allowed',
  password: 'Password must be at least 8 characters.',
  passwordCharacters: 'Password must have at least one uppercase letter and one digit',
  passwordWhole: 'Password must be at least 8 characters with an uppercase letter and a digit',
  passwordsDiffer: 'The passwords do not match',
} as const;
