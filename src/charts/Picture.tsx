import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import TableChartIcon from '@mui/icons-material/TableChartOutlined';
import { useId, type ReactNode } from 'react';
import { useUserPreference } from '../auth/useUserPreference.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { useText } from '../ui/useText.ts';
import styles from './charts.module.css';

interface Props {
  /** By which it is remembered whether it is seen as a table. */
  name: string;
  title: string;
  note?: string;
  /** What is chosen about it. */
  tools?: ReactNode;
  chart: ReactNode;
  /** The same numbers. */
  table: ReactNode;
  /** In place of both: that there is nothing, or that it could not be read. */
  state?: ReactNode;
  awaited?: boolean;
}

/** Numbers drawn, with the table behind them; which of the two is seen is remembered for all pictures of this kind. */
export function Picture({ name, title, note, tools, chart, table, state, awaited = false }: Props) {
  const t = useText();
  const id = useId();
  const [asTable, setAsTable] = useUserPreference(`picture:${name}`, false);
  const Icon = asTable ? BarChartIcon : TableChartIcon;
  return (
    <section className={`panel ${styles.picture}`} aria-labelledby={id} aria-busy={awaited}>
      <div className={`panel-head ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        {note ? <span className={styles.note}>{note}</span> : null}
        <div className={styles.tools}>
          {tools}
          {state ? null : (
            <TextButton small onClick={() => setAsTable(!asTable)}>
              <Icon />
              {t(asTable ? 'charts.showChart' : 'charts.showTable')}
            </TextButton>
          )}
        </div>
      </div>
      {state ?? (asTable ? <div className={styles.table}>{table}</div> : chart)}
    </section>
  );
}
