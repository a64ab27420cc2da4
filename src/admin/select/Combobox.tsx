import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { describing, Field } from '../../ui/Field.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import styles from './Combobox.module.css';
import type { ComboboxProps, LoadedComboboxProps, PlaceholderInputState } from './LoadedCombobox.tsx';
import { SelectedLabels } from './SelectedLabels.tsx';

const LoadedCombobox = lazyComponent<LoadedComboboxProps>(() => import('./LoadedCombobox.tsx'), [], 'parent');
export const preloadCombobox = LoadedCombobox.preload;
const preload = () => void preloadCombobox().catch(() => {});

/**
 * A combobox for one or several choices. Its code loads when the pointer or the focus reaches the input. Until then a plain input with
 * the same look takes its place, and hands over the typed text.
 */
export function Combobox({
  id: idProp,
  placeholderState: initialState,
  ...props
}: ComboboxProps & { placeholderState?: PlaceholderInputState }) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const [placeholderState, setPlaceholderState] = useState(initialState);
  const [hadValue, setHadValue] = useState(false);
  if (props.value.length && !hadValue) setHadValue(true);
  const typed = useRef('');
  const notifyFailure = useNotifyFailure();
  const enter = (field: HTMLInputElement, pressed: boolean) => {
    // The focus may have moved on while the code was loading. A press during that time opens the list.
    const replacePlaceholder = () => {
      if (document.activeElement === field) setPlaceholderState({ isPressed: pressed, typed });
      else if (field.isConnected && field.value.trim() && field.value !== field.defaultValue)
        setPlaceholderState({ isPressed: false, isBlurred: true, typed });
    };
    preloadCombobox().then(replacePlaceholder, notifyFailure);
  };
  const placeholder = <ComboboxPlaceholder {...props} id={id} onEnter={enter} typed={typed} />;
  if (!placeholderState && !hadValue) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <LoadedCombobox {...props} id={id} {...(placeholderState && { placeholderState })} />
    </Suspense>
  );
}

interface PlaceholderProps extends Omit<ComboboxProps, 'choose' | 'invalid' | 'source'> {
  id: string;
  name?: string;
  /** Called when the input gets the focus, and when it is pressed or enabled while it has the focus. */
  onEnter(field: HTMLInputElement, pressed: boolean): void;
  /** Receives the typed text when the input is replaced. */
  typed: RefObject<string>;
}

/** The input that is shown until the code of the combobox has loaded. */
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
  onEnter,
  typed,
}: PlaceholderProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current } = field;
    return () => void (typed.current = current!.value);
  }, [typed]);
  const isPressed = useRef(false);
  const isReady = useRef(!disabled);
  useEffect(() => {
    const { current } = field;
    if (!disabled && !isReady.current && document.activeElement === current)
      onEnter(current!, isPressed.current);
    isReady.current = !disabled;
  });
  return (
    <Field id={id} label={label} required={required} error={error} isAlert hint={hint}>
      {/* The keyboard reaches the input itself. A press on the box moves the focus there, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={`input ${styles.box}`}
        aria-invalid={error !== undefined}
        onPointerEnter={preload}
        onMouseDown={event => {
          isPressed.current = true;
          if (document.activeElement === field.current && !disabled) onEnter(field.current!, true);
          if (event.target === field.current) return;
          event.preventDefault();
          field.current?.focus();
        }}
      >
        {multiple ? <SelectedLabels choices={value} /> : null}
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
          onFocus={({ target }) => !disabled && onEnter(target, isPressed.current)}
          onBlur={() => (isPressed.current = false)}
        />
      </div>
    </Field>
  );
}
