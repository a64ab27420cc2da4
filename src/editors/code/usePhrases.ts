import { useMemo } from 'react';
import { useText } from '../../ui/useText.ts';

/** CodeMirror's phrases and the keys of their translations. */
const phraseKeys = {
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

/** Returns CodeMirror's phrases in the current language. */
export function usePhrases(): Readonly<Record<string, string>> {
  const t = useText();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(phraseKeys).map(([phrase, key]) => [phrase, t(`editors.find.${key}`)]),
      ),
    [t],
  );
}
