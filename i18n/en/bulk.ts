/** Doing one thing to many records. */
export default {
  selected: 'selected',
  selectAll: 'Select all %{count}',
  selectPage: 'Select all on this page',
  selectThese: 'Select all',
  select: 'Select %{name}',
  clear: 'Clear',
  exportSelected: 'Export',
  running: '%{done} of %{total} done',
  cancel: 'Cancel',
  cancelled: 'Cancelled. What was done stays.',
  retry: 'Retry the failed ones',
  finished: '%{done} of %{total} succeeded.',
  result: { waiting: 'waiting', running: 'running', done: 'done', skipped: 'not done' },
  close: 'Close',
  results: 'Result',
} as const;
