/** The dialog that shows a text to copy where the browser has no clipboard. */
export default {
  title: 'Copy the text',
  text: 'Your browser did not allow copying. The text below is selected: press Ctrl+C or ⌘C to copy it.',
  label: 'Text to copy',
  close: 'Close',
} as const;
