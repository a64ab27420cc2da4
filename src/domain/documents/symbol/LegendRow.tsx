import { memo } from 'react';
import styles from './symbol.module.css';
import { getMainColor } from './symbolShapes.ts';
import { SymbolSwatch } from './SymbolSwatch.tsx';

interface Props {
  /** A JSON string, so that an unchanged row does not render again. */
  symbol: string;
  value?: string;
  label: string;
}

export const LegendRow = memo(function LegendRow({ symbol, value, label }: Props) {
  const read: unknown = JSON.parse(symbol);
  const color = getMainColor(read);
  return (
    <span className={styles.legend}>
      <SymbolSwatch symbol={read} />
      {value === undefined ? null : <span className={`mono ${styles.value}`}>{value}</span>}
      <span className={value === undefined ? `secondary ${styles.label}` : styles.label}>{label}</span>
      <span className={`numbers secondary ${styles.numbers}`}>
        {color ? color.slice(0, 3).join(',') : '–'}
      </span>
    </span>
  );
});
