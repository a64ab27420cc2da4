/** Bulk actions. */
export default {
  selected: 'selected',
  selectAll: 'Select all %{count}',
  selectPage: 'Select all on this page',
  selectThese: 'Select all',
  select: 'Select %{name}',
  clear: 'Clear selection',
  exportSelected: 'Export',
  stop: 'Stop',
  leave: {
    title: 'Leave before it finishes?',
    text: 'Items in progress will finish, but no more will be started. Completed items are kept.',
  },
  retry: 'Retry remaining items',
  failed: '%{count} failed',
  skipped: '%{count} not started',
  undoFailed: 'Could not undo the change for %{names}.',
  result: { waiting: 'waiting', running: 'running', done: 'done', skipped: 'not started' },
  results: 'Results',
} as const;
