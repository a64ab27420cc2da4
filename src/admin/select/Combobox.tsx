import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { describing, Field } from '../../ui/Field.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import styles from './Combobox.module.css';
import { Labels } from './Labels.tsx';
import type { ComboboxProps, Entered, LoadedComboboxProps } from './LoadedCombobox.tsx';

const LoadedCombobox = lazyComponent<LoadedComboboxProps>(() => import('./LoadedCombobox.tsx'), [], 'parent');
export const preloadCombobox = LoadedCombobox.preload;
const approach = () => void preloadCombobox().catch(() => {});

/**
 * A searchable selector of one or several choices. Its code loads when the input is approached. Until then a plain input that
 * looks the same takes its place and hands over what is typed.
 */
export function Combobox({ id: given, entered: already, ...props }: ComboboxProps & { entered?: Entered }) {
  const made = useId();
  const id = given ?? made;
  const [entered, setEntered] = useState(already);
  const [hadValue, setHadValue] = useState(false);
  if (props.value.length && !hadValue) setHadValue(true);
  const typed = useRef('');
  const notifyFailure = useNotifyFailure();
  const enter = (field: HTMLInputElement, pressed: boolean) => {
    // The focus stays where it went meanwhile; a press while the code was on its way opens the list.
    const go = () => {
      if (document.activeElement === field) setEntered({ pressed, typed });
      else if (field.isConnected && field.value.trim() && field.value !== field.defaultValue)
        setEntered({ pressed: false, left: true, typed });
    };
    preloadCombobox().then(go, notifyFailure);
  };
  const placeholder = <ComboboxPlaceholder {...props} id={id} enter={enter} typed={typed} />;
  if (!entered && !hadValue) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <LoadedCombobox {...props} id={id} {...(entered && { entered })} />
    </Suspense>
  );
}

interface PlaceholderProps extends Omit<ComboboxProps, 'choose' | 'invalid' | 'source'> {
  id: string;
  name?: string;
  /** Called when the input is focused, or pressed while it has the focus, or no longer disabled while it has the focus. */
  enter(field: HTMLInputElement, pressed: boolean): void;
  /** Receives the typed text when the input is replaced. */
  typed: RefObject<string>;
}

/** The input that is shown until the code of the selector is loaded. */
export function ComboboxPlaceholder({
  id,
  name,
  label,
  value,
  multiple,
  required = false,
  error,
  hint,
  autoFocus,
  placeholder,
  disabled = false,
  enter,
  typed,
}: PlaceholderProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current } = field;
    return () => void (typed.current = current!.value);
  }, [typed]);
  const pressed = useRef(false);
  const isReady = useRef(!disabled);
  useEffect(() => {
    const { current } = field;
    if (!disabled && !isReady.current && document.activeElement === current) enter(current!, pressed.current);
    isReady.current = !disabled;
  });
  return (
    <Field id={id} label={label} required={required} error={error} alert hint={hint}>
      {/* The field is reached by the keyboard itself; a press beside it goes there, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={`input ${styles.box}`}
        aria-invalid={error !== undefined}
        onPointerEnter={approach}
        onMouseDown={event => {
          pressed.current = true;
          if (document.activeElement === field.current && !disabled) enter(field.current!, true);
          if (event.target === field.current) return;
          event.preventDefault();
          field.current?.focus();
        }}
      >
        {multiple ? <Labels chosen={value} /> : null}
        <input
          id={id}
          name={name}
          ref={field}
          className={styles.text}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={`${id}-listbox`}
          aria-invalid={error !== undefined}
          aria-required={required}
          {...describing(id, error, hint)}
          autoComplete="off"
          autoFocus={autoFocus}
          {...(!value.length && { placeholder })}
          readOnly={disabled}
          aria-disabled={disabled || undefined}
          defaultValue={multiple ? '' : value[0]?.label}
          onFocus={({ target }) => !disabled && enter(target, pressed.current)}
          onBlur={() => (pressed.current = false)}
        />
      </div>
    </Field>
  );
}
