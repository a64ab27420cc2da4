/** Inputs that select from search results of the platform. */
export default {
  searching: 'Searching…',
  typeMore: 'Type at least %{smart_count} character. |||| Type at least %{smart_count} characters.',
  loadFailed: 'The options could not be loaded',
  invalid: 'This does not match any option. Choose one from the list.',
  choose: 'Choose or type',
  more: '+%{count}',
} as const;
