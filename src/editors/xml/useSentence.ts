import { useCallback } from 'react';
import { useText, type GapsOfText } from '../../ui/useText.ts';
import { quoted } from '../Sentence.tsx';
import { isLookalike } from '../text/lookalikes.ts';
import { lookalikeText } from '../text/lookalikeText.ts';
import type { Problem } from '../text/problem.ts';
import type { Mistake } from './node.ts';

/** What each shows as it is written in XML. */
const EXAMPLES = { less: '&lt;', ampersand: '&amp;', number: '&#160;', greater: '&gt;' };

type Key = 'editors.mistake.open' | `editors.xml.mistake.${Exclude<Mistake, 'open'>}`;

/** Says what keeps a text from being read; `lineOf` knows the line of a position. */
export function useSentence() {
  const t = useText();
  return useCallback(
    ({ kind, about }: Problem, lineOf: (at: number) => number): string => {
      if (isLookalike(kind)) return lookalikeText(t, kind, about, 'XML');
      const gaps = Object.fromEntries(
        Object.entries({ ...EXAMPLES, ...about }).map(([name, value]) => [name, quoted(value)]),
      ) as GapsOfText<Key>;
      const key: Key =
        kind === 'open' ? 'editors.mistake.open' : `editors.xml.mistake.${kind as Exclude<Mistake, 'open'>}`;
      return t(key, {
        ...gaps,
        ...(kind === 'mismatch' && { line: lineOf(Number(about.at)) }),
      });
    },
    [t],
  );
}
