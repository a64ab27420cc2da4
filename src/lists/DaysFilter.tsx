import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useId, useState } from 'react';
import { useText } from '../ui/useText.ts';
import type { FilterInput } from './FilterPopover.tsx';

const today = () => new Date().toLocaleDateString('sv');
const EARLIEST = '1970-01-01';

/** A range of calendar days. One end alone is enough: the other is then the beginning of time, or today. */
export function DaysFilter({ label, value, autoFocus, set }: FilterInput) {
  const t = useText();
  const id = useId();
  const [[from, to], setRange] = useState<[string, string]>(() => {
    const [first = '', last = ''] = value.split(',');
    return [first === EARLIEST ? '' : first, last];
  });
  const wrong = from !== '' && to !== '' && from > to;

  const choose = (nextFrom: string, nextTo: string) => {
    setRange([nextFrom, nextTo]);
    if (!nextFrom && !nextTo) return set('');
    const range = [nextFrom || EARLIEST, nextTo || today()] as const;
    if (range[0] <= range[1]) set(range.join(','));
  };

  return (
    <fieldset className="field" aria-describedby={wrong ? `${id}-fault` : undefined}>
      <legend className="label">{label}</legend>
      <div className="row">
        <DayInput label={t('list.from')} value={from} autoFocus={autoFocus} wrong={wrong} choose={day => choose(day, to)} />
        <DayInput label={t('list.to')} value={to} autoFocus={false} wrong={wrong} choose={day => choose(from, day)} />
      </div>
      {wrong ? (
        <p className="fault" id={`${id}-fault`}>
          <ErrorIcon fontSize="small" />
          {t('list.daysSwapped')}
        </p>
      ) : null}
    </fieldset>
  );
}

interface DayInputProps {
  label: string;
  value: string;
  autoFocus: boolean;
  wrong: boolean;
  choose(day: string): void;
}

function DayInput({ label, value, autoFocus, wrong, choose }: DayInputProps) {
  const id = useId();
  return (
    <div className="field" style={{ flex: 1 }}>
      <label htmlFor={id} className="hint">
        {label}
      </label>
      <input
        id={id}
        className="input"
        type="date"
        max="9999-12-31"
        value={value}
        autoFocus={autoFocus}
        aria-invalid={wrong}
        onChange={event => choose(event.target.value)}
      />
    </div>
  );
}
