import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { memo } from 'react';
import type { RaRecord } from 'react-admin';
import type { BulkResult } from '../../data/runBulk.ts';
import { failureText } from '../../ui/failure/failureText.ts';
import { useText } from '../../ui/useText.ts';
import styles from './BulkResultsDialog.module.css';

const icons = {
  waiting: RadioButtonUncheckedIcon,
  running: AutorenewIcon,
  done: CheckIcon,
  failed: ErrorIcon,
  skipped: RadioButtonUncheckedIcon,
};

interface Props<T extends RaRecord> {
  records: T[];
  results: ReadonlyMap<T['id'], BulkResult>;
  nameOf(record: T): string;
}

/** The result of a bulk action for each record, with the reason where it failed. */
export function BulkResults<T extends RaRecord>({ records, results, nameOf }: Props<T>) {
  const t = useText();
  return (
    <ul className={styles.results} aria-label={t('bulk.results')} tabIndex={0}>
      {records.map(record => (
        <Result key={record.id} name={nameOf(record)} result={results.get(record.id)} />
      ))}
    </ul>
  );
}

/** Memoized, because a list of thousands of results must not re-render for each one that changes. */
const Result = memo(function Result({
  name,
  result: { state, error } = { state: 'waiting' },
}: {
  name: string;
  result: BulkResult | undefined;
}) {
  const t = useText();
  const Icon = icons[state];
  return (
    <li className={styles[state]}>
      <Icon />
      <span>{name}</span>
      <span className={styles.result}>
        {state === 'failed' ? failureText(t, error) : t(`bulk.result.${state}`)}
      </span>
    </li>
  );
});
