/** Copying the emails of users. */
export default {
  copy: 'Copy emails',
  copied: '%{count} email copied |||| %{count} emails copied',
  none: 'No emails to copy',
  inactive: '%{count} inactive user left out |||| %{count} inactive users left out',
  unknown: '%{count} user without an email left out |||| %{count} users without an email left out',
} as const;
