import { useCallback } from 'react';
import { useOwnParameters } from '../../../ui/url/useOwnParameters.ts';

/** The steps from an application to a tool, in order. */
export const LEVELS = ['application', 'role', 'purpose', 'toolgroup', 'tool'] as const;
export type Level = (typeof LEVELS)[number];
export type AccessChoice = Partial<Record<Level, string>>;

/** Placeholders for the purpose if the role carries toolgroups or tools directly. */
export const OWN_TOOLGROUPS = 'toolgroups';
export const OWN_TOOLS = 'tools';

export const isPlaceholder = (purpose: string | undefined) =>
  purpose === OWN_TOOLGROUPS || purpose === OWN_TOOLS;

/**
 * Reads the choice from the URL. It returns undefined if the URL contains no level, which differs from an
 * empty choice.
 */
function choiceIn(own: URLSearchParams): AccessChoice | undefined {
  const chosen = LEVELS.flatMap(level => (own.get(level) ? [[level, own.get(level)!] as const] : []));
  return LEVELS.some(level => own.has(level)) ? Object.fromEntries(chosen) : undefined;
}

/**
 * Writes the choice to the URL. An empty choice is written as an empty application, so that it differs from
 * no choice.
 */
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

/** Keeps the levels before `level` and sets `level` to `id`. */
export const narrowedTo = (choice: AccessChoice, level: Level, id: string | undefined): AccessChoice => ({
  ...Object.fromEntries(LEVELS.slice(0, LEVELS.indexOf(level)).map(one => [one, choice[one]])),
  ...(id !== undefined && { [level]: id }),
});

/** Parameters beside the choice: the question, the compared user, and the role whose removal is previewed. */
type Aside = 'q' | 'with' | 'without';

/** Keeps the choice in the URL: `accessApplication`, `accessQ`, ... */
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
  /** Asks a new question, which clears the choice. */
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
