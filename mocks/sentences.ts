/** The contract's rules carry keys of the console's catalogue; the platform answers these sentences for them. */
const SENTENCES: Record<string, string> = {
  'person.rule.firstName': 'First name is required',
  'person.rule.lastName': 'Last name is required',
  'person.rule.email': "What's your email address?",
  'person.rule.emailFormat': "Doesn't look like a valid email.",
  'person.rule.phone': 'Please enter phone number in the following format (XXX) XXX-XXXX',
  'person.rule.oneLine': 'Line breaks and control characters are not allowed.',
  'roles.rule.roleName': 'Role Name is required',
  'tags.rule.tagName': 'Tool Name is required',
};
export const sentence = (rule: string) => SENTENCES[rule] ?? rule;

export const EMAIL_TAKEN = 'The email is already taken';
export const PASSWORD_RULE = 'Password must be at least 8 characters with an uppercase letter and a number.';
export const PHONE_RULE = SENTENCES['person.rule.phone']!;
