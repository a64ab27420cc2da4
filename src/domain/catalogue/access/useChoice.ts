import { useCallback } from 'react';
import { useOwnParameters } from '../../../ui/url/useOwnParameters.ts';
import { choiceIn, LEVELS, withChoice, type Choice } from './choice.ts';

/** What is asked, beside what is chosen: the question, whom else to look at, and the role that is thought away. */
export type Aside = 'q' | 'with' | 'without';

/** What a view of access looks at, in the address: `accessApplication`, `accessQ`, ... */
export function useChoice() {
  const { own, hrefOf, go } = useOwnParameters('access');
  const choose = useCallback(
    (choice: Choice | undefined) => {
      const next = withChoice(own, choice);
      next.delete('without');
      void go(hrefOf(next));
    },
    [own, hrefOf, go],
  );
  const hrefWith = useCallback(
    (name: Aside, value: string | undefined) => {
      const next = new URLSearchParams(own);
      next.delete(name);
      if (value) next.set(name, value);
      return hrefOf(next);
    },
    [own, hrefOf],
  );
  /** Asks something else: what was chosen before is no more. */
  const ask = useCallback(
    (question: string) => {
      const next = new URLSearchParams(own);
      for (const name of [...LEVELS, 'without', 'q']) next.delete(name);
      if (question) next.set('q', question);
      return go(hrefOf(next), { replace: true });
    },
    [own, hrefOf, go],
  );
  return { chosen: choiceIn(own), choose, ask, hrefWith, go, at: (name: Aside) => own.get(name) ?? '' };
}
