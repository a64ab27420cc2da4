import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { useText } from '../../ui/useText.ts';
import type { Severity } from '../text/problem.ts';
import styles from './select.module.css';

const severityIcons = { err: ErrorIcon, warn: WarningIcon };

/** Marks an entry with a problem. Its space is reserved for entries without one. */
export function SeverityIcon({ found }: { found: Severity | undefined }) {
  const t = useText();
  const Icon = found && severityIcons[found];
  return (
    <span className={`${styles.severity} ${found ? styles[found] : ''}`}>
      {Icon ? (
        <>
          <Icon />
          <span className="visually-hidden">
            {t(found === 'err' ? 'editors.problem' : 'editors.warning')}
          </span>
        </>
      ) : null}
    </span>
  );
}
