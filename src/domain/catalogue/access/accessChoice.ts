import { useCallback } from 'react';
import { usePrefixedParams } from '../../../ui/url/usePrefixedParams.ts';

/** The steps from an application to a tool, in order. */
export const LEVELS = ['application', 'role', 'purpose', 'toolgroup', 'tool'] as const;
export type Level = (typeof LEVELS)[number];
export type AccessChoice = Partial<Record<Level, string>>;

/** Placeholders for the purpose if the role carries toolgroups or tools directly. */
export const ROLE_TOOLGROUPS = 'toolgroups';
export const ROLE_TOOLS = 'tools';

export const isPlaceholder = (purpose: string | undefined) =>
  purpose === ROLE_TOOLGROUPS || purpose === ROLE_TOOLS;

/**
 * Reads the choice from the URL. It returns undefined if the URL contains no level, which differs from an
 * empty choice.
 */
function parseChoice(params: URLSearchParams): AccessChoice | undefined {
  const selected = LEVELS.flatMap(level => (params.get(level) ? [[level, params.get(level)!] as const] : []));
  return LEVELS.some(level => params.has(level)) ? Object.fromEntries(selected) : undefined;
}

/**
 * Writes the choice to the URL. An empty choice is written as an empty application, so that it differs from
 * no choice.
 */
function withChoice(params: URLSearchParams, choice: AccessChoice | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const level of LEVELS) {
    next.delete(level);
    const id = choice?.[level];
    if (id) next.set(level, id);
  }
  if (choice && !Object.values(choice).some(Boolean)) next.set('application', '');
  return next;
}

/** Keeps the levels before `level` and sets `level` to `id`. */
export const narrowChoice = (choice: AccessChoice, level: Level, id: string | undefined): AccessChoice => ({
  ...Object.fromEntries(LEVELS.slice(0, LEVELS.indexOf(level)).map(one => [one, choice[one]])),
  ...(id !== undefined && { [level]: id }),
});

/** Parameters beside the choice: the question, the compared user, and the role whose removal is previewed. */
type AccessParam = 'q' | 'with' | 'without';

/** Keeps the choice in the URL: `accessApplication`, `accessQ`, ... */
export function useAccessChoice() {
  const { own: params, hrefOf, go } = usePrefixedParams('access');
  const setChoice = useCallback(
    (choice: AccessChoice | undefined) => {
      const next = withChoice(params, choice);
      next.delete('without');
      void go(hrefOf(next));
    },
    [params, hrefOf, go],
  );
  const hrefWith = useCallback(
    (name: AccessParam, value: string | undefined) => {
      const next = new URLSearchParams(params);
      next.delete(name);
      if (value) next.set(name, value);
      return hrefOf(next);
    },
    [params, hrefOf],
  );
  /** Asks a new question, which clears the choice. */
  const setQuestion = useCallback(
    (question: string) => {
      const next = new URLSearchParams(params);
      for (const name of [...LEVELS, 'without', 'q']) next.delete(name);
      if (question) next.set('q', question);
      return go(hrefOf(next), { replace: true });
    },
    [params, hrefOf, go],
  );
  return {
    chosen: parseChoice(params),
    setChoice,
    setQuestion,
    hrefWith,
    go,
    getParam: (name: AccessParam) => params.get(name) ?? '',
  };
}
