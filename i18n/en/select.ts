/** Choosing from what the platform finds. */
export default {
  searching: 'Searching',
  typeMore: 'Type at least %{count} characters.',
  loadFailed: 'The choices could not be loaded.',
  choose: 'Choose or type',
  more: '+%{count}',
} as const;
