import { useCallback } from 'react';
import { useOwnParameters } from '../../../ui/url/useOwnParameters.ts';

/** The steps from an application to a tool, in their order. */
export const LEVELS = ['application', 'role', 'purpose', 'toolgroup', 'tool'] as const;
export type Level = (typeof LEVELS)[number];
export type AccessChoice = Partial<Record<Level, string>>;

/** Stand for a purpose where the role itself carries toolgroups or tools. */
export const OWN_TOOLGROUPS = 'toolgroups';
export const OWN_TOOLS = 'tools';

export const isPlaceholder = (purpose: string | undefined) =>
  purpose === OWN_TOOLGROUPS || purpose === OWN_TOOLS;

/** What is chosen in an address; undefined where it says nothing of it. */
function choiceIn(own: URLSearchParams): AccessChoice | undefined {
  const chosen = LEVELS.flatMap(level => (own.get(level) ? [[level, own.get(level)!] as const] : []));
  return LEVELS.some(level => own.has(level)) ? Object.fromEntries(chosen) : undefined;
}

/** The same address with this chosen instead; chosen nothing is said, too. */
function withChoice(own: URLSearchParams, choice: AccessChoice | undefined): URLSearchParams {
  const next = new URLSearchParams(own);
  for (const level of LEVELS) {
    next.delete(level);
    const id = choice?.[level];
    if (id) next.set(level, id);
  }
  if (choice && !Object.values(choice).some(Boolean)) next.set('application', '');
  return next;
}

/** What is chosen up to a level, that one by this id. */
export const narrowedTo = (choice: AccessChoice, level: Level, id: string | undefined): AccessChoice => ({
  ...Object.fromEntries(LEVELS.slice(0, LEVELS.indexOf(level)).map(one => [one, choice[one]])),
  ...(id !== undefined && { [level]: id }),
});

/** What is asked, beside what is chosen: the question, whom else to look at, and the role that is thought away. */
type Aside = 'q' | 'with' | 'without';

/** What a view of access looks at, in the address: `accessApplication`, `accessQ`, ... */
export function useChoice() {
  const { own, hrefOf, go } = useOwnParameters('access');
  const choose = useCallback(
    (choice: AccessChoice | undefined) => {
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
