/** The check of the URLs that result from find and replace. */
export default {
  title: 'New URLs',
  answers: 'Services that respond',
  silent: 'No response from a service',
  silentHint:
    'The matches that lead here are not selected. You can select them here or in the lists of matches.',
  unknown: 'Services that could not be checked',
  unchecked: 'Not checked',
  waiting: 'Not requested yet.',
  noService: 'This is not the URL of a new service.',
  unchanged: 'Not changed: URLs in layers and field apps',
  unchangedHint:
    'These URLs contain the text, too, but only configs are replaced. You can change them on their pages.',
  in: { layer: 'layer of %{application}', fieldApp: 'field app of %{application}' },
  unread:
    'The layers and field apps of %{smart_count} application are not loaded. |||| The layers and field apps of %{smart_count} applications are not loaded.',
  shown: 'Showing the first %{count}.',
} as const;
