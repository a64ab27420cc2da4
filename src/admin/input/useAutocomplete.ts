import { useEffect, useState } from 'react';
import {
  useChoicesContext,
  useEvent,
  useGetRecordRepresentation,
  useSuggestions,
  useSupportCreateSuggestion,
  useTranslate,
  type AutocompleteInputProps as RaAutocompleteInputProps,
  type RaRecord,
} from 'react-admin';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';
import type { ChoiceResults, ComboboxChoice, CustomChoiceSource } from '../select/choices.ts';
import { useJsonMemo } from '../stableValue.ts';
import { useLabelledInput, type LabelledInputProps } from './useLabelledInput.ts';

export type AutocompleteInputProps = LabelledInputProps &
  Pick<
    RaAutocompleteInputProps<RaRecord>,
    | 'choices'
    | 'create'
    | 'createItemLabel'
    | 'debounce'
    | 'emptyText'
    | 'emptyValue'
    | 'filterToQuery'
    | 'matchSuggestion'
    | 'noOptionsText'
    | 'onCreate'
    | 'optionText'
    | 'optionValue'
    | 'shouldRenderSuggestions'
    | 'source'
    | 'translateChoice'
  > & {
    placeholder?: string;
  };

const textToQuery = (text: string): unknown => ({ q: text });
/** react-admin's default, in milliseconds. */
const DEBOUNCE = 250;

/**
 * Returns the state of an `AutocompleteInput` as props of a `Combobox`. With `multiple` the value is a list, as in an
 * `AutocompleteArrayInput`.
 */
export function useAutocomplete({
  multiple = false,
  choices: choicesProp,
  create,
  createItemLabel = 'ra.action.create_item',
  debounce = DEBOUNCE,
  emptyText,
  emptyValue = '',
  filterToQuery = textToQuery,
  matchSuggestion,
  noOptionsText,
  onCreate,
  optionText,
  optionValue,
  placeholder,
  shouldRenderSuggestions,
  source: sourceProp,
  translateChoice,
  ...props
}: AutocompleteInputProps & { multiple?: boolean }) {
  const translate = useTranslate();
  const context = useChoicesContext<RaRecord>({
    ...(choicesProp && { choices: choicesProp as RaRecord[] }),
    ...(sourceProp !== undefined && { source: sourceProp }),
  });
  const {
    allChoices = [],
    error,
    isFetching,
    isFromReference,
    isPending,
    refetch,
    resource,
    setFilters,
    source,
  } = context;
  const { field, fieldProps } = useLabelledInput({ ...props, source: sourceProp ?? source });
  const getRepresentation = useGetRecordRepresentation(resource);
  const text = optionText ?? (isFromReference ? getRepresentation : undefined);
  const { getChoiceText, getChoiceValue, getSuggestions } = useSuggestions({
    choices: allChoices,
    translateChoice: translateChoice ?? !isFromReference,
    ...(text !== undefined && { optionText: text }),
    ...(optionValue !== undefined && { optionValue }),
    ...(matchSuggestion && { matchSuggestion }),
  });
  const toValue = (choice: RaRecord) => getChoiceValue(choice) as unknown;
  const toText = (choice: RaRecord) => String(getChoiceText(choice) as unknown);

  /** Keeps the records that were selected or created here, because the results of the next search may not contain them. */
  const [selectedRecords, setSelectedRecords] = useState<RaRecord[]>([]);
  const isEmpty = field.value === undefined || field.value === null || field.value === emptyValue;
  const values: unknown[] = isEmpty ? [] : multiple ? [field.value].flat() : [field.value];
  const findRecord = (id: string) =>
    [...allChoices, ...selectedRecords].find(one => String(toValue(one)) === id);
  const change = (ids: unknown[], records: RaRecord[]) => {
    setSelectedRecords(records);
    if (multiple) field.onChange(ids, records);
    else field.onChange(ids[0] ?? emptyValue, records[0]);
  };
  // An event, because after the creation the input may have other values than before it.
  const handleChange = useEvent((created: RaRecord) => {
    const others = multiple ? values : [];
    const records = others.flatMap(id => findRecord(String(id)) ?? []);
    change([...others, toValue(created)], [...records, created]);
  });
  const [typed, setTyped] = useState('');
  const creation = useSupportCreateSuggestion({
    createItemLabel,
    filter: typed,
    handleChange,
    ...(create && { create }),
    ...(onCreate && { onCreate }),
    ...(text !== undefined && { optionText: text }),
  });

  const toChoice = (choice: RaRecord): ComboboxChoice => ({
    id: String(toValue(choice)),
    label: toText(choice),
  });
  const emptyChoice: ComboboxChoice[] =
    emptyText === undefined || fieldProps.required || multiple
      ? []
      : [{ id: String(emptyValue), label: translate(emptyText, { _: emptyText }) }];
  const createChoice = (text: string, choices: ComboboxChoice[]): ComboboxChoice[] => {
    if (!(create || onCreate) || !text || choices.some(({ label }) => label === text)) return [];
    const item = creation.getCreateItem(text) as RaRecord;
    return [
      { id: creation.createId, label: String(item[typeof optionText === 'string' ? optionText : 'name']) },
    ];
  };
  const getChoices = (text: string): ComboboxChoice[] => {
    if (shouldRenderSuggestions && !(shouldRenderSuggestions as (text: string) => boolean)(text)) return [];
    const suggested = isFromReference ? allChoices : (getSuggestions(text) as RaRecord[]);
    const all = [...(text ? [] : emptyChoice), ...suggested.map(toChoice)];
    return [...all, ...createChoice(text, all)];
  };
  const requestChoices = useEvent((text: string) => {
    if (isFromReference) setFilters(filterToQuery(text) as Record<string, unknown>);
  });

  const search: CustomChoiceSource = {
    ...(noOptionsText !== undefined && {
      emptyText: translate(String(noOptionsText as string), { _: noOptionsText as string }),
    }),
    useResults(_, text): ChoiceResults {
      const trimmed = text.trim();
      const debounced = useDebouncedValue(trimmed, trimmed === '' ? 0 : debounce);
      const [requestedText, setRequestedText] = useState('');
      useEffect(() => setTyped(trimmed), [trimmed]);
      useEffect(() => {
        if (debounced === requestedText) return;
        requestChoices(debounced);
        setRequestedText(debounced);
      }, [debounced, requestedText]);
      return {
        choices: getChoices(trimmed),
        isLoading: isFromReference && (trimmed !== debounced || isPending || isFetching),
        isError: !!error,
        retry: () => void (error && refetch()),
        skippedCount: 0,
      };
    },
  };

  // Memoized, because the combobox discards the typed text when it gets a new value.
  const value: ComboboxChoice[] = useJsonMemo(
    values.map(id => {
      const record = findRecord(String(id));
      return record ? toChoice(record) : { id: String(id), label: isPending ? '' : String(id) };
    }),
  );

  const hint = placeholder ?? emptyText;
  return {
    fieldProps,
    field,
    value,
    search,
    choose(choices: ComboboxChoice[]) {
      if (choices.some(({ id }) => id === creation.createId))
        return void creation.handleChange({ id: creation.createId });
      const chosen = multiple ? choices : choices.filter(({ id }) => id !== String(emptyValue));
      const records = chosen.map(({ id }) => findRecord(id));
      change(
        chosen.map(({ id }, index) => {
          const record = records[index];
          return record ? toValue(record) : values.find(value => String(value) === id);
        }),
        records.filter(record => record !== undefined),
      );
    },
    createElement: creation.createElement,
    placeholder: hint && translate(hint, { _: hint }),
    disabled: (props.disabled ?? false) || (props.readOnly ?? false),
  };
}
