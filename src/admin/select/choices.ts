import { keepPreviousData } from '@tanstack/react-query';
import { readList } from '../../data/dialect.ts';
import { useEndpointQuery } from '../../data/useEndpointQuery.ts';
import type { AnyEndpoint, AnyEndpointArgs } from '../../platform/endpoint.ts';
import { foldText } from '../../platform/fold.ts';
import { TYPING_PAUSE } from '../../platform/rules.ts';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';

/** An option of a combobox. `note` is a secondary text. */
export interface ComboboxChoice {
  id: string;
  label: string;
  note?: string;
}

/** A documented search whose rows are the choices. */
export interface ChoiceSource {
  endpoint: AnyEndpoint;
  /** Returns the arguments of the request for a search text, which is empty until the user types. */
  getArgs(text: string): AnyEndpointArgs;
  toChoice(row: unknown): ComboboxChoice;
  /** The number of characters from which on it searches (docs/behaviour.md 1 §9). 0 searches on focus. */
  minLength?: number;
  /** Choices that are added if they match the text and are not in the reply. */
  extraChoices?: ComboboxChoice[];
  isExcluded?(choice: ComboboxChoice): boolean;
  /** All choices, if they are already known. In this case no request is sent. */
  allChoices?: ComboboxChoice[];
  /** Shown if there are no choices. */
  emptyText?: string;
}

/** The results of a search. */
export interface ChoiceResults {
  choices: ComboboxChoice[];
  isLoading: boolean;
  isError: boolean;
  /** Repeats a failed request. It is called when the list opens, which then starts without the previous error. */
  retry(): void;
  skippedCount: number;
}

/** A search by its own hook. `entered` is true from the first focus on. */
export interface CustomChoiceSource extends Pick<ChoiceSource, 'minLength' | 'emptyText'> {
  useResults(source: CustomChoiceSource, typed: string, entered: boolean): ChoiceResults;
}

/** Returns the choices for the typed text. The kind of source must not change between renders. */
export function useChoiceResults(
  source: ChoiceSource | CustomChoiceSource,
  typed: string,
  entered: boolean,
): ChoiceResults {
  const useResults = (
    'useResults' in source ? source.useResults : useEndpointChoices
  ) as typeof useEndpointChoices;
  return useResults(source as ChoiceSource, typed, entered);
}

const matchesText = (label: string, text: string) => foldText(label).includes(foldText(text));

/** Requests the choices for the typed text from the first focus on. */
export function useEndpointChoices(
  { endpoint, getArgs, toChoice, minLength = 0, extraChoices = [], isExcluded, allChoices }: ChoiceSource,
  typed: string,
  entered: boolean,
): ChoiceResults {
  const trimmed = typed.trim();
  const text = useDebouncedValue(trimmed, trimmed === '' ? 0 : TYPING_PAUSE);
  const enabled = !allChoices && entered && text.length >= minLength;
  const { data, isFetching, isError, refetch } = useEndpointQuery(endpoint, getArgs(text), {
    enabled,
    placeholderData: keepPreviousData,
  });
  const { data: rows, skippedCount } = readList<unknown>(enabled ? data : []);
  const foundChoices = allChoices?.filter(({ label }) => matchesText(label, trimmed)) ?? rows.map(toChoice);
  const missingChoices = extraChoices.filter(
    ({ id, label }) =>
      enabled && data && matchesText(label, text) && !foundChoices.some(one => one.id === id),
  );
  const choices = [...foundChoices, ...missingChoices];
  return {
    choices: isExcluded ? choices.filter(one => !isExcluded(one)) : choices,
    isLoading: !allChoices && ((enabled && isFetching) || (trimmed.length >= minLength && trimmed !== text)),
    isError,
    retry: () => void (isError && refetch()),
    skippedCount,
  };
}
