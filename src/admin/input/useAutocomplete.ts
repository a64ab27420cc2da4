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
import type { Choice, Found, OwnSearch } from '../../forms/select/choices.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
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

/** The state of an `AutocompleteInput` as the selector draws it. */
export function useAutocomplete({
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
}: AutocompleteInputProps) {
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
  const [known, setKnown] = useState<RaRecord>();
  const isChosen = (choice: RaRecord) => String(valueOf(choice)) === String(field.value);
  const handleChange = (choice: RaRecord | undefined) => {
    setKnown(choice);
    field.onChange(choice === undefined ? emptyValue : (valueOf(choice) ?? emptyValue), choice);
  };
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
    emptyText === undefined || fieldProps.required
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
    useFound(_, text): Found {
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

  const chosen = allChoices.find(isChosen) ?? (known && isChosen(known) ? known : undefined);
  const isEmpty = field.value === undefined || field.value === null || field.value === emptyValue;
  const value: Choice[] = chosen
    ? [toChoice(chosen)]
    : isEmpty
      ? []
      : [{ id: String(field.value), label: isPending ? '' : String(field.value) }];

  const hint = placeholder ?? emptyText;
  return {
    fieldProps,
    field,
    value,
    search,
    choose([choice]: Choice[]) {
      if (!choice || choice.id === String(emptyValue)) return handleChange(undefined);
      if (choice.id === creation.createId) return void creation.handleChange({ id: creation.createId });
      handleChange(allChoices.find(one => String(valueOf(one)) === choice.id));
    },
    createElement: creation.createElement,
    placeholder: hint && translate(hint, { _: hint }),
    disabled: (props.disabled ?? false) || (props.readOnly ?? false),
  };
}
