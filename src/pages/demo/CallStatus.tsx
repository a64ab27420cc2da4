import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { useText, type TranslateText } from '../../ui/useText.ts';
import styles from './calls.module.css';
import type { RecordedCall } from './demoRecords.ts';

export const statusText = (
  t: TranslateText,
  { status: httpStatus, lost }: Pick<RecordedCall, 'status' | 'lost'>,
) => (lost ? t('demo.calls.lost') : httpStatus ? String(httpStatus) : t('demo.calls.underWay'));

export function CallStatus({ call, words = '' }: { call: RecordedCall; words?: string }) {
  const t = useText();
  const failed = call.lost || call.status >= 400;
  const Icon = failed ? ErrorIcon : call.status ? CheckIcon : ScheduleIcon;
  return (
    <span className={`${styles.status} ${failed ? styles.failed : ''}`}>
      <Icon fontSize="small" />
      <span>
        {statusText(t, call)} {call.lost ? '' : words}
      </span>
    </span>
  );
}
