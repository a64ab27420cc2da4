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
import { OddRows } from '../../ui/OddRows.tsx';
import { Mui } from '../../ui/theme/Mui.tsx';
import { useText } from '../../ui/useText.ts';
import { useChoices, type Choice, type ChoiceSource, type OwnSearch } from './choices.ts';
import styles from './Combobox.module.css';
import { Labels } from './Labels.tsx';
import { useLeftText } from './useLeftText.ts';

export interface ComboboxProps {
  label: ReactNode;
  source: ChoiceSource | OwnSearch;
  value: Choice[];
  choose(value: Choice[]): void;
  multiple?: boolean;
  error?: ReactNode;
  hint?: ReactNode;
  id?: string;
  required?: boolean;
  autoFocus?: boolean | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Nothing can be chosen yet. The input can still be focused, and is ready if it has the focus when that changes. */
  disabled?: boolean;
  /** Shown where the text that was left in the field names no choice. */
  invalid?: string | undefined;
}

/** How the input got the focus while the code was loading. `typed` is the text that was typed; `left`: the focus has moved on. */
export interface Entered {
  pressed: boolean;
  left?: true;
  typed: RefObject<string>;
}

export interface LoadedComboboxProps extends ComboboxProps {
  id: string;
  entered?: Entered;
}

export default function LoadedCombobox({
  id,
  label,
  source,
  value,
  choose,
  multiple = false,
  error: given,
  hint,
  required = false,
  autoFocus = false,
  placeholder,
  disabled = false,
  invalid,
  entered: come,
}: LoadedComboboxProps) {
  const t = useText();
  const [before] = useState(come);
  const [typed, setTyped] = useState('');
  // The input shows the name of the choice, which is not searched: all choices are offered again.
  const [wanted, setWanted] = useState('');
  const [entered, setEntered] = useState(before !== undefined);
  const [open, setOpen] = useState(before?.pressed ?? false);
  useLayoutEffect(() => {
    const text = before?.typed.current;
    if (!text) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the field before it takes keys until this one is in the document
    setTyped(text);
    setWanted(text);
    setOpen(!before.left);
  }, [before]);
  // MUI empties the field as it comes, also where something is typed in it already.
  const fresh = useRef(before !== undefined);
  useEffect(() => void (fresh.current = false), []);
  const { choices, waiting, failed, retry, odd } = useChoices(source, wanted, entered);
  const field = useRef<HTMLInputElement>(null);
  const { isLeft, isWrong, leave, edit } = useLeftText({
    field,
    text: wanted,
    choices,
    waiting,
    before: before?.left ?? false,
    take(choice) {
      setTyped(multiple ? '' : choice.label);
      setWanted('');
      choose(multiple ? [...value, choice] : [choice]);
    },
    // The field shows no choice, so the form must not send the earlier one.
    onLeave: () => !multiple && value.length && choose([]),
  });
  const error =
    given ?? (isWrong ? (failed ? t('select.loadFailed') : (invalid ?? t('select.invalid'))) : undefined);
  // MUI tells one value from several by the type alone; here it is always a list.
  const shown = multiple ? value : (value[0] ?? null);
  /** Where nothing in the list is meant, Enter sends the form, and the list goes. */
  const closeOnSend = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter' && !currentTarget.getAttribute('aria-activedescendant')) setOpen(false);
  };
  return (
    <Field id={id} label={label} required={required} error={error} alert hint={hint}>
      <Mui>
        <Autocomplete<Choice, boolean>
          id={id}
          multiple={multiple}
          disableCloseOnSelect={multiple}
          open={open}
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
          value={shown}
          onChange={(_, next, reason) => {
            // The text that named the choice in full stays as it is, and MUI reports no new one.
            if (reason === 'selectOption') setWanted('');
            choose(Array.isArray(next) ? next : next ? [next] : []);
          }}
          inputValue={typed}
          onInputChange={(_, text, reason) => {
            if (fresh.current && reason === 'reset') return;
            const isReset = reason === 'reset' || reason === 'removeOption';
            // Text that is left stays; a choice that comes from outside replaces it.
            if (wanted.trim() && (reason === 'blur' || (isReset && isLeft && !text))) return;
            edit();
            setTyped(text);
            setWanted(reason === 'input' ? text : '');
          }}
          loading={waiting}
          loadingText={t('select.searching')}
          noOptionsText={
            failed
              ? t('select.loadFailed')
              : typed.trim().length < (source.from ?? 0)
                ? t('select.typeMore', { smart_count: source.from })
                : ((typed.trim() ? undefined : source.none) ?? t('list.nothingFound'))
          }
          openText={t('select.choose')}
          closeText={t('ui.close')}
          clearText={t('list.clear', { name: typeof label === 'string' ? label : '' })}
          clearIcon={<CloseIcon />}
          popupIcon={null}
          onFocus={() => setEntered(true)}
          onBlur={leave}
          {...(multiple && { renderValue: (_, propsOf) => <Labels chosen={value} propsOf={propsOf} /> })}
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
                autoFocus={autoFocus || (before !== undefined && !before.left)}
                aria-invalid={error !== undefined}
                aria-required={required}
                aria-disabled={disabled || undefined}
                {...(!value.length && { placeholder })}
                aria-busy={waiting}
                {...describing(id, error, hint)}
                onKeyDown={closeOnSend}
              />
              {endAdornment}
            </div>
          )}
        />
      </Mui>
      <OddRows count={odd} />
    </Field>
  );
}
