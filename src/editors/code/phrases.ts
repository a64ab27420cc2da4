import { useMemo } from 'react';
import { useText } from '../../ui/useText.ts';

/** CodeMirror's own words and where ours for them are. */
const words = {
  Find: 'find',
  Replace: 'replaceWith',
  next: 'next',
  previous: 'previous',
  all: 'all',
  'match case': 'matchCase',
  regexp: 'pattern',
  'by word': 'words',
  replace: 'replace',
  'replace all': 'replaceAll',
  close: 'close',
  'Fold line': 'fold',
  'Unfold line': 'unfold',
  unfold: 'unfold',
  'Folded lines': 'folded',
  'Unfolded lines': 'unfolded',
  to: 'to',
  'folded code': 'foldedText',
  'Go to line': 'goToLine',
  go: 'go',
  'current match': 'current',
  'on line': 'onLine',
  'replaced match on line $': 'replacedLine',
  'replaced $ matches': 'replacedCount',
  'Control character': 'unseen',
  '$ unchanged lines': 'unchanged',
  'Selection deleted': 'deleted',
} as const;

/** What CodeMirror says, in the language of the moment. */
export function usePhrases(): Readonly<Record<string, string>> {
  const t = useText();
  return useMemo(
    () =>
      Object.fromEntries(Object.entries(words).map(([phrase, key]) => [phrase, t(`editors.find.${key}`)])),
    [t],
  );
}
