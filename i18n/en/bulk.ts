/** Doing one thing to many records. */
export default {
  selected: 'selected',
  selectAll: 'Select all %{count}',
  selectPage: 'Select all on this page',
  selectThese: 'Select all',
  select: 'Select %{name}',
  clear: 'Clear',
  exportSelected: 'Export',
  stop: 'Stop',
  leave: {
    title: 'Leave before it finishes?',
    text: 'What is on its way ends, and nothing more is begun. What is done stays done.',
  },
  retry: 'Retry the failed ones',
  failed: '%{smart_count} failed',
  skipped: '%{smart_count} not done',
  undoFailed: 'Not taken back for %{names}.',
  result: { waiting: 'waiting', running: 'running', done: 'done', skipped: 'not done' },
  results: 'Result',
} as const;
