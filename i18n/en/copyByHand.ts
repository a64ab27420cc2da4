/** What replaces a copy button where the browser does not copy. */
export default {
  title: 'Copy the text',
  text: 'This browser does not copy here. The text below is selected: copy it with Ctrl+C or ⌘C.',
  label: 'Text to copy',
  close: 'Close',
} as const;
