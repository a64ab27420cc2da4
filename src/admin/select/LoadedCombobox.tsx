import CloseIcon from '@mui/icons-material/CloseOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { describing, Field } from '../../ui/Field.tsx';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import { Mui } from '../../ui/theme/Mui.tsx';
import { useText } from '../../ui/useText.ts';
import {
  useChoiceResults,
  type ChoiceSource,
  type ComboboxChoice,
  type CustomChoiceSource,
} from './choices.ts';
import styles from './Combobox.module.css';
import { SelectedLabels } from './SelectedLabels.tsx';
import { useUnmatchedText } from './useUnmatchedText.ts';

export interface ComboboxProps {
  label: ReactNode;
  source: ChoiceSource | CustomChoiceSource;
  value: ComboboxChoice[];
  choose(value: ComboboxChoice[]): void;
  multiple?: boolean;
  error?: ReactNode;
  hint?: ReactNode;
  id?: string;
  required?: boolean;
  autoFocus?: boolean | undefined;
  /** Shown while no choice is selected. */
  placeholder?: string | undefined;
  /** No choice can be selected yet. The input stays focusable, and keeps the focus when it is enabled. */
  disabled?: boolean;
  /** The error if the text left in the input matches no choice. */
  invalid?: string | undefined;
}

/** The state of the placeholder when the combobox replaces it. `typed` is the typed text. With `isBlurred` the focus has moved on. */
export interface PlaceholderInputState {
  isPressed: boolean;
  isBlurred?: true;
  typed: RefObject<string>;
}

export interface LoadedComboboxProps extends ComboboxProps {
  id: string;
  placeholderState?: PlaceholderInputState;
}

export default function LoadedCombobox({
  id,
  label,
  source,
  value,
  choose,
  multiple = false,
  error: errorProp,
  hint,
  required = false,
  autoFocus = false,
  placeholder,
  disabled = false,
  invalid,
  placeholderState,
}: LoadedComboboxProps) {
  const t = useText();
  const [initialState] = useState(placeholderState);
  const [typed, setTyped] = useState('');
  // Empty while the input shows the label of the selected choice, so that the list contains all choices.
  const [searchText, setSearchText] = useState('');
  const [wasFocused, setWasFocused] = useState(initialState !== undefined);
  const [isOpen, setOpen] = useState(initialState?.isPressed ?? false);
  useLayoutEffect(() => {
    const text = initialState?.typed.current;
    if (!text) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the placeholder accepts input until this one is in the document
    setTyped(text);
    setSearchText(text);
    setOpen(!initialState.isBlurred);
  }, [initialState]);
  // MUI clears the input when it mounts, even if it already contains typed text.
  const isMounting = useRef(initialState !== undefined);
  useEffect(() => void (isMounting.current = false), []);
  const { choices, isLoading, isError, retry, skippedCount } = useChoiceResults(
    source,
    searchText,
    wasFocused,
  );
  const field = useRef<HTMLInputElement>(null);
  const { isBlurred, isUnmatched, handleBlur, handleEdit } = useUnmatchedText({
    field,
    text: searchText,
    choices,
    isLoading,
    isInitiallyBlurred: initialState?.isBlurred ?? false,
    selectChoice(choice) {
      setTyped(multiple ? '' : choice.label);
      setSearchText('');
      choose(multiple ? [...value, choice] : [choice]);
    },
    // The input no longer shows the previous choice, so the form must not send it.
    onLeave: () => !multiple && value.length && choose([]),
  });
  const error =
    errorProp ??
    (isUnmatched ? (isError ? t('select.loadFailed') : (invalid ?? t('select.invalid'))) : undefined);
  // MUI expects a single value or an array, whereas the prop is always an array.
  const selected = multiple ? value : (value[0] ?? null);
  /** Without a highlighted option, Enter submits the form and closes the list. */
  const closeOnSubmit = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter' && !currentTarget.getAttribute('aria-activedescendant')) setOpen(false);
  };
  return (
    <Field id={id} label={label} required={required} error={error} isAlert hint={hint}>
      <Mui>
        <Autocomplete<ComboboxChoice, boolean>
          id={id}
          multiple={multiple}
          disableCloseOnSelect={multiple}
          open={isOpen}
          readOnly={disabled}
          onOpen={() => {
            setOpen(true);
            retry();
          }}
          onClose={() => setOpen(false)}
          options={choices}
          filterOptions={options => options}
          filterSelectedOptions={multiple}
          getOptionLabel={choice => choice.label}
          getOptionKey={choice => choice.id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          value={selected}
          onChange={(_, next, reason) => {
            // MUI reports no new text if the typed one equals the label of the choice.
            if (reason === 'selectOption') setSearchText('');
            choose(Array.isArray(next) ? next : next ? [next] : []);
          }}
          inputValue={typed}
          onInputChange={(_, text, reason) => {
            if (isMounting.current && reason === 'reset') return;
            const isReset = reason === 'reset' || reason === 'removeOption';
            // Unmatched text stays, unless a choice that is set from outside replaces it.
            if (searchText.trim() && (reason === 'blur' || (isReset && isBlurred && !text))) return;
            handleEdit();
            setTyped(text);
            setSearchText(reason === 'input' ? text : '');
          }}
          loading={isLoading}
          loadingText={t('select.searching')}
          noOptionsText={
            isError
              ? t('select.loadFailed')
              : typed.trim().length < (source.minLength ?? 0)
                ? t('select.typeMore', { smart_count: source.minLength })
                : ((typed.trim() ? undefined : source.emptyText) ?? t('list.nothingFound'))
          }
          openText={t('select.choose')}
          closeText={t('ui.close')}
          clearText={t('list.clear', { name: typeof label === 'string' ? label : '' })}
          clearIcon={<CloseIcon />}
          popupIcon={null}
          onFocus={() => setWasFocused(true)}
          onBlur={handleBlur}
          {...(multiple && {
            renderValue: (_, propsOf) => <SelectedLabels choices={value} getItemProps={propsOf} />,
          })}
          renderOption={({ key, ...props }, choice) => (
            <li key={key} {...props}>
              <span className={styles.choice}>
                {choice.label}
                {choice.note ? <span className="secondary">{choice.note}</span> : null}
              </span>
            </li>
          )}
          renderInput={({ InputProps: { startAdornment, endAdornment, ...box }, inputProps }) => (
            <div
              {...box}
              className={`input ${styles.box} ${value.length ? styles.filled : ''}`}
              aria-invalid={error !== undefined}
            >
              {startAdornment}
              <input
                {...inputProps}
                ref={node => {
                  field.current = node;
                  (inputProps.ref as RefObject<HTMLInputElement | null>).current = node;
                }}
                className={styles.text}
                autoFocus={autoFocus || (initialState !== undefined && !initialState.isBlurred)}
                aria-invalid={error !== undefined}
                aria-required={required}
                aria-disabled={disabled || undefined}
                {...(!value.length && { placeholder })}
                aria-busy={isLoading}
                {...describing(id, error, hint)}
                onKeyDown={closeOnSubmit}
              />
              {endAdornment}
            </div>
          )}
        />
      </Mui>
      <SkippedRows count={skippedCount} />
    </Field>
  );
}
