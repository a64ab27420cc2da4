import { useEffect, useId, useRef, useState } from 'react';
import type { DateInputProps as RaDateInputProps } from 'react-admin';
import { DayInput } from '../../../ui/date/DayInput.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { useText } from '../../../ui/useText.ts';
import { useFilterInput } from './useFilterInput.ts';

const today = () => new Date().toLocaleDateString('sv');
const EARLIEST = '1970-01-01';

/** A day as `2026-11-01`; '' if the input is empty, undefined if it is incomplete. */
type Day = string | undefined;

const toRange = (value: string): [Day, Day] => {
  const [first = '', last = ''] = value.split(',');
  return [first === EARLIEST ? '' : first, last];
};

export type DateRangeFilterInputProps = Pick<RaDateInputProps, 'alwaysOn' | 'label'> & { source: string };

/** Inputs for the first and the last day of a range. An empty first day means `EARLIEST`, an empty last day means today. */
export default function DateRangeFilter(props: DateRangeFilterInputProps) {
  const t = useText();
  const id = useId();
  const { label, value, autoFocus, set } = useFilterInput(props);
  const [[from, to], setRange] = useState(() => toRange(value));
  const lastWritten = useRef(value);
  // A value that was set elsewhere replaces the typed days.
  useEffect(() => {
    if (value !== lastWritten.current) setRange(toRange(value));
    lastWritten.current = value;
  }, [value]);
  const isInvalid = Boolean(from && to !== undefined && from > (to || today()));

  const write = async (next: string) => {
    lastWritten.current = next;
    if (await set(next)) return;
    lastWritten.current = value;
    setRange(toRange(value));
  };
  const choose = (nextFrom: Day, nextTo: Day) => {
    setRange([nextFrom, nextTo]);
    if (nextFrom === undefined || nextTo === undefined) return;
    const range = [nextFrom || EARLIEST, nextTo || today()] as const;
    if (!nextFrom && !nextTo) void write('');
    else if (range[0] <= range[1]) void write(range.join(','));
  };

  const renderDay = (name: 'from' | 'to', day: Day, onChoose: (day: Day) => void) => (
    <div className="field" style={{ flex: 1 }}>
      <label htmlFor={`${id}-${name}`} className="hint">
        {t(`list.${name}`)}
      </label>
      <DayInput
        id={`${id}-${name}`}
        label={`${label}: ${t(`list.${name}`)}`}
        value={day ?? ''}
        autoFocus={autoFocus && name === 'from'}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        choose={onChoose}
      />
    </div>
  );
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="row">
        {renderDay('from', from, day => choose(day, to))}
        {renderDay('to', to, day => choose(from, day))}
      </div>
      {isInvalid ? <FieldError id={id}>{t(to ? 'list.daysSwapped' : 'list.daysAhead')}</FieldError> : null}
    </fieldset>
  );
}
