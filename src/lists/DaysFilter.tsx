import { useEffect, useId, useRef, useState } from 'react';
import { DayInput } from '../ui/date/DayInput.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { useText } from '../ui/useText.ts';
import type { FilterInput } from './filters.ts';

const today = () => new Date().toLocaleDateString('sv');
const EARLIEST = '1970-01-01';

/** A day, '' where there is none, undefined while it is half typed. */
type Day = string | undefined;

const rangeOf = (value: string): [Day, Day] => {
  const [first = '', last = ''] = value.split(',');
  return [first === EARLIEST ? '' : first, last];
};

/** A range of calendar days. One end alone is enough: the other is then the beginning of time, or today. */
export function DaysFilter({ label, value, autoFocus, set }: FilterInput) {
  const t = useText();
  const id = useId();
  const [[from, to], setRange] = useState(() => rangeOf(value));
  const written = useRef(value);
  // Set or cleared elsewhere: that wins over what stands here.
  useEffect(() => {
    if (value !== written.current) setRange(rangeOf(value));
    written.current = value;
  }, [value]);
  const wrong = Boolean(from && to !== undefined && from > (to || today()));

  const write = (next: string) => {
    written.current = next;
    void set(next);
  };
  const choose = (nextFrom: Day, nextTo: Day) => {
    setRange([nextFrom, nextTo]);
    if (nextFrom === undefined || nextTo === undefined) return;
    if (!nextFrom && !nextTo) return write('');
    const range = [nextFrom || EARLIEST, nextTo || today()] as const;
    if (range[0] <= range[1]) write(range.join(','));
  };

  const end = (name: 'from' | 'to', day: Day, chosen: (day: Day) => void) => (
    <div className="field" style={{ flex: 1 }}>
      <label htmlFor={`${id}-${name}`} className="hint">
        {t(`list.${name}`)}
      </label>
      <DayInput
        id={`${id}-${name}`}
        label={`${label}: ${t(`list.${name}`)}`}
        value={day ?? ''}
        autoFocus={autoFocus && name === 'from'}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-error` : undefined}
        choose={chosen}
      />
    </div>
  );
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="row">
        {end('from', from, day => choose(day, to))}
        {end('to', to, day => choose(from, day))}
      </div>
      {wrong ? <FieldError id={id}>{t(to ? 'list.daysSwapped' : 'list.daysAhead')}</FieldError> : null}
    </fieldset>
  );
}
