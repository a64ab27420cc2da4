/** The messages of react-admin's validators, except that of required fields. They load with the first input that uses one. */
export default {
  minLength: 'Must be %{min} characters or more',
  maxLength: 'Must be %{max} characters or less',
  minValue: 'Must be %{min} or more',
  maxValue: 'Must be %{max} or less',
  number: 'Must be a number',
  email: 'Must be a valid email address',
  oneOf: 'Must be one of these: %{options}',
  regex: 'Must have this format: %{pattern}',
  unique: 'This is taken. Choose another.',
} as const;
