import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { clock } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import styles from '../editor.module.css';
import { useStore } from '../store.ts';
import type { JsonDocument } from './document.ts';
import { pathText } from './path.ts';

/** Where the cursor is, what is found, and whether it is saved. */
export function Status({ document, keptAt, unkept }: { document: JsonDocument; keptAt: number | undefined; unkept: boolean }) {
  const t = useText();
  const { line, column, path } = useStore(document.cursor);
  const { errorCount, warningCount, unsaved } = useStore(document.standing);
  return (
    <div className={styles.status}>
      {path.length ? (
        <span className="mono" title={pathText(path)}>
          {pathText(path)}
        </span>
      ) : null}
      <span className="numbers">{t('editors.line', { line, column })}</span>
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
      <span>{unsaved ? (unkept ? t('editors.unkept') : keptAt ? t('editors.kept', { time: clock(new Date(keptAt)) }) : t('editors.unsaved')) : null}</span>
    </div>
  );
}
