import { useCallback } from 'react';
import { useText, type PlaceholdersOf } from '../../ui/useText.ts';
import { quote } from '../Sentence.tsx';
import { isLookalike } from '../text/lookalikes.ts';
import { lookalikeText } from '../text/lookalikeText.ts';
import type { DocumentProblem } from '../text/problem.ts';
import type { JsonMistake } from './node.ts';
import type { Rules } from './rules.ts';

/** Returns a function that returns the message of a problem. `lineOf` returns the line of a position. */
export function useProblemSentence(sentence?: Rules['sentence']) {
  const t = useText();
  return useCallback(
    (problem: DocumentProblem, lineOf: (at: number) => number): string => {
      const { kind, about } = problem;
      if (isLookalike(kind)) return lookalikeText(t, kind, about, 'JSON');
      if (problem.severity && sentence) return sentence(t, problem, lineOf);
      const interpolation = Object.fromEntries(
        Object.entries(about).map(([name, value]) => [name, quote(value)]),
      ) as PlaceholdersOf<`editors.mistake.${JsonMistake}` | `editors.doubt.${'twice' | 'often' | 'long'}`>;
      switch (kind) {
        case 'twice':
          return about.times === 2
            ? t('editors.doubt.twice', interpolation)
            : t('editors.doubt.often', { ...interpolation, times: about.times });
        case 'long':
          return t('editors.doubt.long', interpolation);
        case 'empty':
          return t('editors.mistake.empty', { open: quote('{'), close: quote('}') });
        case 'escape':
          return t('editors.mistake.escape', { ...interpolation, twice: quote('\\\\') });
        case 'mismatch':
          return about.opened
            ? t('editors.mistake.mismatch', { ...interpolation, line: lineOf(Number(about.at)) })
            : t('editors.mistake.rest', interpolation);
        default:
          return t(
            `editors.mistake.${kind as Exclude<JsonMistake, 'empty' | 'escape' | 'mismatch' | 'rest'>}`,
            interpolation,
          );
      }
    },
    [t, sentence],
  );
}
