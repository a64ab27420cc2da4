export default {
  title: 'Change password',
  firstTitle: 'Choose your own password',
  firstText: 'This is your first login. Change the password you were given, or skip this for now.',
  old: 'Current password',
  new: 'New password',
  repeat: 'Repeat new password',
  oldRequired: 'Please enter your current password.',
  submit: 'Change password',
  skip: 'Skip',
  changed: 'Password successfully changed.',
  error: 'There was an error changing the password',
} as const;
