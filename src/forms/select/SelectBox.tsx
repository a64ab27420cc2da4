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
import { OddRows } from '../../ui/OddRows.tsx';
import { Mui } from '../../ui/theme/Mui.tsx';
import { useText } from '../../ui/useText.ts';
import { describing, Field } from '../Field.tsx';
import { useChoices, type Choice, type Source } from './choices.ts';
import { Labels } from './Labels.tsx';
import styles from './SelectBox.module.css';

export interface SelectProps {
  label: string;
  source: Source;
  value: Choice[];
  choose(value: Choice[]): void;
  multiple?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  /** Where its field has one. */
  id?: string;
  required?: boolean;
  autoFocus?: boolean | undefined;
}

/** How somebody came into it: whether by a press, and with what typed already, known when it comes. */
export interface Entered {
  pressed: boolean;
  typed: RefObject<string>;
}

export interface BoxProps extends SelectProps {
  id: string;
  entered?: Entered;
}

export default function SelectBox({
  id,
  label,
  source,
  value,
  choose,
  multiple = false,
  error,
  hint,
  required = false,
  autoFocus = false,
  entered: given,
}: BoxProps) {
  const t = useText();
  const [before] = useState(given);
  const [typed, setTyped] = useState('');
  // What was chosen stands in the field, too, but is not searched: all the others are offered again.
  const [wanted, setWanted] = useState('');
  const [entered, setEntered] = useState(before !== undefined);
  const [open, setOpen] = useState(before?.pressed ?? false);
  useLayoutEffect(() => {
    const text = before?.typed.current;
    if (!text) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the field before it takes keys until this one is in the document
    setTyped(text);
    setWanted(text);
    setOpen(true);
  }, [before]);
  // MUI empties the field as it comes, also where something is typed in it already.
  const fresh = useRef(before !== undefined);
  useEffect(() => void (fresh.current = false), []);
  const { choices, waiting, failed, retry, odd } = useChoices(source, wanted, entered);
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
          onChange={(_, next) => choose(Array.isArray(next) ? next : next ? [next] : [])}
          inputValue={typed}
          onInputChange={(_, text, reason) => {
            if (fresh.current && reason === 'reset') return;
            setTyped(text);
            setWanted(reason === 'input' ? text : '');
          }}
          loading={waiting}
          loadingText={t('select.searching')}
          noOptionsText={
            failed
              ? t('select.loadFailed')
              : typed.trim().length < (source.from ?? 0)
                ? t('select.typeMore', { count: source.from })
                : ((typed.trim() ? undefined : source.none) ?? t('ui.nothingFits'))
          }
          openText={t('select.choose')}
          closeText={t('ui.close')}
          clearText={t('list.clear', { name: label })}
          clearIcon={<CloseIcon />}
          popupIcon={null}
          onFocus={() => setEntered(true)}
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
                className={styles.text}
                autoFocus={autoFocus || before !== undefined}
                aria-invalid={error !== undefined}
                aria-required={required}
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
