import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type Ref } from 'react';
import { formatIsoDate } from '../formats.ts';
import { IconAction } from '../IconAction.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { preloadOnce } from '../lazy/preload.ts';
import { useText } from '../useText.ts';
import styles from './DayInput.module.css';
import { parseDay } from './parseDay.ts';

const Calendar = lazyComponent(() => import('./Calendar.tsx'));

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'id'> {
  id: string;
  /** Names the day in the label of the calendar button. */
  label: string;
  /** A day as `2026-11-01`, or ''. */
  value: string;
  /** Called with the day, with '' when the input is empty, and with undefined while the text is not a day. */
  choose(day: string | undefined): void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An input for a day, typed as MM/DD/YYYY or chosen in the calendar (by its button, or Alt and the down
 * arrow).
 */
export function DayInput({ id, label, value, choose, className = '', ref, onBlur, ...input }: Props) {
  const t = useText();
  const [text, setText] = useState(() => formatIsoDate(value));
  const [anchor, setAnchor] = useState<HTMLElement>();
  const container = useRef<HTMLSpanElement>(null);
  // Shows a value from outside, but keeps typed text that means the same day.
  const [shownValue, setShownValue] = useState(value);
  if (shownValue !== value) {
    setShownValue(value);
    const day = parseDay(text);
    if (day !== value && (value !== '' || day !== undefined)) setText(formatIsoDate(value));
  }
  // Preloads the calendar before it is opened.
  useEffect(() => preloadOnce(Calendar.preload), []);

  const type = (text: string) => {
    setText(text);
    choose(parseDay(text));
  };
  const openCalendar = () => setAnchor(container.current ?? undefined);
  const closeDialog = () => setAnchor(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    openCalendar();
  };
  return (
    <span className={styles.day} ref={container}>
      <input
        {...input}
        id={id}
        ref={ref}
        className={`input numbers ${className}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('ui.date.format')}
        value={text}
        onChange={event => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={event => {
          setText(now => formatIsoDate(parseDay(now) ?? now));
          onBlur?.(event);
        }}
      />
      <IconAction
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        label={t('ui.date.open', { name: label })}
        onClick={openCalendar}
      >
        <CalendarIcon />
      </IconAction>
      {anchor ? (
        <Calendar
          label={label}
          anchor={anchor}
          value={parseDay(text) ?? ''}
          choose={day => {
            setText(formatIsoDate(day));
            choose(day);
            closeDialog();
          }}
          onClose={closeDialog}
        />
      ) : null}
    </span>
  );
}
