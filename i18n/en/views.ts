/** Saved views of a list. */
export default {
  of: 'View: %{name}',
  ofChanged: 'View: %{name}, changed',
  title: 'Saved views',
  usual: 'Default view',
  empty:
    'Save the current search, filters, order, columns and row height as a view. Views are stored on this device.',
  changed: 'changed',
  named: 'Save current view as',
  placeholder: 'View name',
  save: 'Save view',
  update: 'Update “%{name}”',
  back: 'Reset to “%{name}”',
  copyLink: 'Copy link',
  copied: 'Link copied',
  rename: 'Rename',
  renamed: 'New name for “%{name}”',
  updateThis: 'Update to current view',
  deleted: 'The view “%{name}” has been deleted.',
  there: 'The view “%{name}” has been restored.',
  rule: {
    taken: 'A view with this name already exists. Choose another name or update that view.',
  },
} as const;
