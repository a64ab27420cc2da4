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
import { useDebounced } from '../../ui/useDebounced.ts';
import type { Choice, ChoiceResults, OwnSearch } from '../select/choices.ts';
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
    /** A second text of a choice, such as a description. */
    optionNote?: (choice: RaRecord) => string | undefined;
  };

const searchText = (text: string): unknown => ({ q: text });
/** react-admin's delay, in milliseconds. */
const DEBOUNCE = 250;

/**
 * The state of an `AutocompleteInput` as the selector draws it. With `multiple` the value is a list, as in an
 * `AutocompleteArrayInput`.
 */
export function useAutocomplete({
  multiple = false,
  choices: given,
  create,
  createItemLabel = 'ra.action.create_item',
  debounce = DEBOUNCE,
  emptyText,
  emptyValue = '',
  filterToQuery = searchText,
  matchSuggestion,
  noOptionsText,
  onCreate,
  optionNote,
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
    ...(given && { choices: given as RaRecord[] }),
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
  const representationOf = useGetRecordRepresentation(resource);
  const text = optionText ?? (isFromReference ? representationOf : undefined);
  const { getChoiceText, getChoiceValue, getSuggestions } = useSuggestions({
    choices: allChoices,
    translateChoice: translateChoice ?? !isFromReference,
    ...(text !== undefined && { optionText: text }),
    ...(optionValue !== undefined && { optionValue }),
    ...(matchSuggestion && { matchSuggestion }),
  });
  const valueOf = (choice: RaRecord) => getChoiceValue(choice) as unknown;
  const textOf = (choice: RaRecord) => String(getChoiceText(choice) as unknown);

  /** What was chosen or created here stays known after the search has gone on. */
  const [known, setKnown] = useState<RaRecord[]>([]);
  const isEmpty = field.value === undefined || field.value === null || field.value === emptyValue;
  const values: unknown[] = isEmpty ? [] : multiple ? [field.value].flat() : [field.value];
  const findRecord = (id: string) => [...allChoices, ...known].find(one => String(valueOf(one)) === id);
  const change = (ids: unknown[], records: RaRecord[]) => {
    setKnown(records);
    if (multiple) field.onChange(ids, records);
    else field.onChange(ids[0] ?? emptyValue, records[0]);
  };
  // Called after the creation: it adds to the values that the input has by then.
  const handleChange = useEvent((created: RaRecord) => {
    const others = multiple ? values : [];
    const records = others.flatMap(id => findRecord(String(id)) ?? []);
    change([...others, valueOf(created)], [...records, created]);
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

  const toChoice = (choice: RaRecord): Choice => {
    const note = optionNote?.(choice);
    return { id: String(valueOf(choice)), label: textOf(choice), ...(note && { note }) };
  };
  const emptyChoice: Choice[] =
    emptyText === undefined || fieldProps.required || multiple
      ? []
      : [{ id: String(emptyValue), label: translate(emptyText, { _: emptyText }) }];
  const createChoice = (text: string, offered: Choice[]): Choice[] => {
    if (!(create || onCreate) || !text || offered.some(({ label }) => label === text)) return [];
    const item = creation.getCreateItem(text) as RaRecord;
    return [
      { id: creation.createId, label: String(item[typeof optionText === 'string' ? optionText : 'name']) },
    ];
  };
  const offered = (text: string): Choice[] => {
    if (shouldRenderSuggestions && !(shouldRenderSuggestions as (text: string) => boolean)(text)) return [];
    const suggested = isFromReference ? allChoices : (getSuggestions(text) as RaRecord[]);
    const all = [...(text ? [] : emptyChoice), ...suggested.map(toChoice)];
    return [...all, ...createChoice(text, all)];
  };
  const askFor = useEvent((text: string) => {
    if (isFromReference) setFilters(filterToQuery(text) as Record<string, unknown>);
  });

  const search: OwnSearch = {
    ...(noOptionsText !== undefined && {
      none: translate(String(noOptionsText as string), { _: noOptionsText as string }),
    }),
    useFound(_, text): ChoiceResults {
      const wanted = text.trim();
      const settled = useDebounced(wanted, wanted === '' ? 0 : debounce);
      const [asked, setAsked] = useState('');
      useEffect(() => setTyped(wanted), [wanted]);
      useEffect(() => {
        if (settled === asked) return;
        askFor(settled);
        setAsked(settled);
      }, [settled, asked]);
      return {
        choices: offered(wanted),
        waiting: isFromReference && (wanted !== settled || isPending || isFetching),
        failed: !!error,
        retry: () => void (error && refetch()),
        odd: 0,
      };
    },
  };

  // The selector takes a new value for one that was set from outside, and forgets what is typed.
  const value: Choice[] = useJsonMemo(
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
    choose(choices: Choice[]) {
      if (choices.some(({ id }) => id === creation.createId))
        return void creation.handleChange({ id: creation.createId });
      const chosen = multiple ? choices : choices.filter(({ id }) => id !== String(emptyValue));
      const records = chosen.map(({ id }) => findRecord(id));
      change(
        chosen.map(({ id }, index) => {
          const record = records[index];
          return record ? valueOf(record) : values.find(value => String(value) === id);
        }),
        records.filter(record => record !== undefined),
      );
    },
    createElement: creation.createElement,
    placeholder: hint && translate(hint, { _: hint }),
    disabled: (props.disabled ?? false) || (props.readOnly ?? false),
  };
}
