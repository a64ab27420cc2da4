import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import TableChartIcon from '@mui/icons-material/TableChartOutlined';
import { useId, type ReactNode } from 'react';
import { useUserPreference } from '../auth/useUserPreference.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { useText } from '../ui/useText.ts';
import styles from './charts.module.css';

interface Props {
  /** The key of the preference for the chart or the table. */
  name: string;
  title: string;
  note?: ReactNode;
  /** Controls beside the title. */
  tools?: ReactNode;
  chart: ReactNode;
  /** The same values as a table. */
  table: ReactNode;
  /** Replaces chart and table if there is no data or it could not be loaded. */
  state?: ReactNode;
  isLoading?: boolean;
}

/** Shows data as a chart or as a table. The choice is remembered for all pictures with the same name. */
export function ChartPanel({ name, title, note, tools, chart, table, state, isLoading = false }: Props) {
  const t = useText();
  const id = useId();
  const [asTable, setAsTable] = useUserPreference(`picture:${name}`, false);
  const Icon = asTable ? BarChartIcon : TableChartIcon;
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby={id} aria-busy={isLoading}>
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
