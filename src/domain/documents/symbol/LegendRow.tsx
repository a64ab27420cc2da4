import { memo } from 'react';
import { mainColour } from './drawing.ts';
import styles from './symbol.module.css';
import { SymbolPicture } from './SymbolPicture.tsx';

interface Props {
  /** The symbol as JSON, so that a row that stays the same is not drawn again. */
  symbol: string;
  value?: string;
  label: string;
}

/** One line of a legend: the symbol, the value it stands for, its label, and the numbers of its colour. */
export const LegendRow = memo(function LegendRow({ symbol, value, label }: Props) {
  const read: unknown = JSON.parse(symbol);
  const colour = mainColour(read);
  return (
    <span className={styles.legend}>
      <SymbolPicture symbol={read} />
      {value === undefined ? null : <span className={`mono ${styles.value}`}>{value}</span>}
      <span className={value === undefined ? `secondary ${styles.label}` : styles.label}>{label}</span>
      <span className={`numbers secondary ${styles.numbers}`}>
        {colour ? colour.slice(0, 3).join(',') : '–'}
      </span>
    </span>
  );
});
