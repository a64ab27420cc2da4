import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { formatTime } from '../../ui/formats.ts';
import { Time } from '../../ui/Time.tsx';
import { useText } from '../../ui/useText.ts';
import type { TextDocument } from './document.ts';
import styles from './StatusBar.module.css';

/** Shows the position of the cursor, the number of problems, and whether the text is saved. */
export function StatusBar({
  textDocument,
  isRaw,
  keptAt,
  isDraftLost,
}: {
  textDocument: TextDocument;
  /** Shows line and column, which a form does not have. */
  isRaw: boolean;
  keptAt: number | undefined;
  isDraftLost: boolean;
}) {
  const t = useText();
  const { line, column, path } = useStoreValue(textDocument.cursor);
  const { errorCount, warningCount, valid, unsaved, isTyping } = useStoreValue(textDocument.state);
  const { pathText } = textDocument.format;
  return (
    <div className={styles.status}>
      {path.length ? (
        <span className="mono" title={pathText(path)}>
          {pathText(path)}
        </span>
      ) : null}
      {isRaw ? <span className="numbers">{t('editors.line', { line, column })}</span> : null}
      {valid && textDocument.format.name === 'XML' && textDocument.view.state.doc.length ? (
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
        {!unsaved ? null : isDraftLost ? (
          t('editors.unkept')
        ) : keptAt && !isTyping ? (
          <Time seconds={keptAt / 1000}>{t('editors.kept', { time: formatTime(new Date(keptAt)) })}</Time>
        ) : (
          t('editors.unsaved')
        )}
      </span>
    </div>
  );
}
