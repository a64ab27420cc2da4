import { useId, useState } from 'react';
import { DayInput } from '../ui/date/DayInput.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { useText } from '../ui/useText.ts';
import type { FilterInput } from './filters.ts';

const today = () => new Date().toLocaleDateString('sv');
const EARLIEST = '1970-01-01';

/** A day, '' where there is none, undefined while it is half typed. */
type Day = string | undefined;

/** A range of calendar days. One end alone is enough: the other is then the beginning of time, or today. */
export function DaysFilter({ label, value, autoFocus, set }: FilterInput) {
  const t = useText();
  const id = useId();
  const [[from, to], setRange] = useState<[Day, Day]>(() => {
    const [first = '', last = ''] = value.split(',');
    return [first === EARLIEST ? '' : first, last];
  });
  const wrong = Boolean(from && to !== undefined && from > (to || today()));

  const choose = (nextFrom: Day, nextTo: Day) => {
    setRange([nextFrom, nextTo]);
    if (nextFrom === undefined || nextTo === undefined) return;
    if (!nextFrom && !nextTo) return set('');
    const range = [nextFrom || EARLIEST, nextTo || today()] as const;
    if (range[0] <= range[1]) set(range.join(','));
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
      {wrong ? (
        <FieldError id={id}>{t(to ? 'list.daysSwapped' : 'list.daysAhead')}</FieldError>
      ) : null}
    </fieldset>
  );
}
