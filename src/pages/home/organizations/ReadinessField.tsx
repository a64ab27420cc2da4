import CheckIcon from '@mui/icons-material/CheckOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useRecordContext } from '../../../admin/index.ts';
import { useReadinessTexts } from '../../../domain/organizations/useReadinessTexts.ts';
import { EMPTY } from '../../../ui/formats.ts';
import styles from './organizations.module.css';

export function ReadinessField() {
  const { readinessOf } = useReadinessTexts();
  const row = useRecordContext();
  if (!row) return null;
  const { isWhole, score, missing } = readinessOf(row);
  if (!score) return EMPTY;
  const Icon = isWhole ? CheckIcon : WarningAmberIcon;
  return (
    <span className={styles.readiness}>
      <Icon fontSize="small" className={isWhole ? styles.ok : styles.warn} />
      <span className="numbers">{score}</span>
      {missing ? <span className="secondary">{missing}</span> : null}
    </span>
  );
}
