import { keepPreviousData } from '@tanstack/react-query';
import { readList } from '../../data/dialect.ts';
import { useEndpointQuery } from '../../data/useEndpointQuery.ts';
import type { AnyAsk, AnyEndpoint } from '../../platform/endpoint.ts';
import { foldText } from '../../platform/fold.ts';
import { PAUSE } from '../../platform/rules.ts';
import { useDebounced } from '../../ui/useDebounced.ts';

/** One thing that can be chosen. */
export interface Choice {
  id: string;
  label: string;
  note?: string;
}

/** Where choices come from: a documented search, and how a row of its answer is called. */
export interface ChoiceSource {
  endpoint: AnyEndpoint;
  /** What is asked for a search text; empty while nothing is typed. */
  ask(text: string): AnyAsk;
  choice(row: unknown): Choice;
  /** From how many characters on it searches (docs/behaviour.md 1 §9); 0 loads on focus. */
  from?: number;
  /** Offered too, by their names, where the search leaves them out. */
  besides?: Choice[];
  /** Choices that are not offered. */
  leaveOut?(choice: Choice): boolean;
  /** All there are, where they are known already: then nothing is asked. */
  known?: Choice[];
  /** Said where there is nothing to choose from. */
  none?: string;
}

/** What a search has found so far. */
export interface ChoiceResults {
  choices: Choice[];
  waiting: boolean;
  failed: boolean;
  /** Repeats a failed request. A selector that is opened again starts without the earlier error. */
  retry(): void;
  odd: number;
}

/** A search with a hook of its own. It searches for the typed text once the field has had the focus. */
export interface OwnSearch extends Pick<ChoiceSource, 'from' | 'none'> {
  useFound(source: OwnSearch, typed: string, entered: boolean): ChoiceResults;
}

/** The choices for what is typed. A selector keeps to one kind of source. */
export function useChoices(source: ChoiceSource | OwnSearch, typed: string, entered: boolean): ChoiceResults {
  const useFound = ('useFound' in source ? source.useFound : useSearchedChoices) as typeof useSearchedChoices;
  return useFound(source as ChoiceSource, typed, entered);
}

const fits = (label: string, text: string) => foldText(label).includes(foldText(text));

/** The choices for what is typed, asked once the field is entered. */
export function useSearchedChoices(
  { endpoint, ask, choice, from = 0, besides = [], leaveOut, known }: ChoiceSource,
  typed: string,
  entered: boolean,
): ChoiceResults {
  const wanted = typed.trim();
  const text = useDebounced(wanted, wanted === '' ? 0 : PAUSE);
  const enabled = !known && entered && text.length >= from;
  const { data, isFetching, isError, refetch } = useEndpointQuery(endpoint, ask(text), {
    enabled,
    placeholderData: keepPreviousData,
  });
  const { data: rows, odd } = readList<unknown>(enabled ? data : []);
  const found = known?.filter(({ label }) => fits(label, wanted)) ?? rows.map(choice);
  const missing = besides.filter(
    ({ id, label }) => enabled && data && fits(label, text) && !found.some(one => one.id === id),
  );
  const choices = [...found, ...missing];
  return {
    choices: leaveOut ? choices.filter(one => !leaveOut(one)) : choices,
    waiting: !known && ((enabled && isFetching) || (wanted.length >= from && wanted !== text)),
    failed: isError,
    retry: () => void (isError && refetch()),
    odd,
  };
}
