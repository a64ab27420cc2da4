import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { useTranslate, type RaRecord } from 'react-admin';
import { causeOf } from '../../calls/useTellFailure.ts';
import { useText } from '../../ui/useText.ts';
import styles from './BulkDialog.module.css';
import type { BulkResult } from './runBulk.ts';

const signs = { waiting: RadioButtonUncheckedIcon, running: AutorenewIcon, done: CheckIcon, failed: ErrorIcon, skipped: RadioButtonUncheckedIcon };

interface Props<T extends RaRecord> {
  records: T[];
  results: ReadonlyMap<T['id'], BulkResult>;
  nameOf(record: T): string;
}

/** How a deed for many goes: each by its name, with the reason where it failed. */
export function BulkResults<T extends RaRecord>({ records, results, nameOf }: Props<T>) {
  const t = useText();
  const translate = useTranslate();
  return (
    <ul className={styles.results} aria-label={t('bulk.results')} tabIndex={0}>
      {records.map(record => {
        const { state, error } = results.get(record.id) ?? { state: 'waiting' as const };
        const Sign = signs[state];
        return (
          <li key={record.id} className={styles[state]}>
            <Sign />
            <span>{nameOf(record)}</span>
            <span className={styles.result}>{state === 'failed' ? causeOf(translate, error) : t(`bulk.result.${state}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
