import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { formatTime } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import type { TextDocument } from './document.ts';
import styles from './Status.module.css';

/** Where the cursor is in the text, what is found, and whether it is saved. */
export function Status({
  document,
  isRaw,
  keptAt,
  unkept,
}: {
  document: TextDocument;
  /** The cursor stands in the text; in a form it has no line. */
  isRaw: boolean;
  keptAt: number | undefined;
  unkept: boolean;
}) {
  const t = useText();
  const { line, column, path } = useStoreValue(document.cursor);
  const { errorCount, warningCount, valid, unsaved, isTyping } = useStoreValue(document.standing);
  const { pathText } = document.format;
  return (
    <div className={styles.status}>
      {path.length ? (
        <span className="mono" title={pathText(path)}>
          {pathText(path)}
        </span>
      ) : null}
      {isRaw ? <span className="numbers">{t('editors.line', { line, column })}</span> : null}
      {valid && document.format.name === 'XML' && document.view.state.doc.length ? (
        <span className={`${styles.count} ${styles.ok}`}>
          <CheckIcon />
          {t('editors.xml.parses')}
        </span>
      ) : null}
      {errorCount ? (
        <span className={`${styles.count} ${styles.err}`}>
          <ErrorIcon />
          {t('editors.problemCount', { smart_count: errorCount })}
        </span>
      ) : null}
      {warningCount ? (
        <span className={`${styles.count} ${styles.warn}`}>
          <WarningIcon />
          {t('editors.warningCount', { smart_count: warningCount })}
        </span>
      ) : null}
      <span>
        {unsaved
          ? unkept
            ? t('editors.unkept')
            : keptAt && !isTyping
              ? t('editors.kept', { time: formatTime(new Date(keptAt)) })
              : t('editors.unsaved')
          : null}
      </span>
    </div>
  );
}
