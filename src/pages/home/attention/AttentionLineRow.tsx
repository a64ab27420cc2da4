import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { FailureMessage } from '../../../ui/failure/FailureMessage.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './Attention.module.css';
import { CountedLine } from './CountedLine.tsx';
import { isUnread, type AttentionLine } from './useAttentionLines.ts';

/** A line of the panel, or why its records could not be read. */
export function AttentionLineRow({ line }: { line: AttentionLine }) {
  const t = useText();
  const { key, query, count, text, path, records } = line;
  if (query.isPending)
    return (
      <li>
        <span className="visually-hidden">{t('ra.page.loading')}</span>
        <span className="skeleton" style={{ width: 16, height: 16 }} />
        <span className="skeleton" style={{ width: '34%' }} />
      </li>
    );
  if (isUnread(line))
    return (
      <li>
        <ErrorIcon fontSize="small" className={styles.error} />
        <span>
          <FailureMessage error={query.error} text={`attention.failed.${key}`} />{' '}
          <TextButton variant="link" onClick={() => void query.refetch()}>
            {t('failure.retry')}
          </TextButton>
        </span>
      </li>
    );
  return <CountedLine count={count} text={text} path={path} records={records} />;
}
