import CheckIcon from '@mui/icons-material/CheckOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useRecordContext } from '../../../admin/index.ts';
import { checkApplication, countPassedChecks } from '../../../domain/organizations/readiness.ts';
import { EMPTY } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './organizations.module.css';

/** Returns functions that give the score of an organization and its gaps. */
export function useReadinessTexts() {
  const t = useText();
  return useMemo(() => {
    const readinessOf = (row: RaRecord) => {
      const verdicts = checkApplication(row);
      const { ok, of } = countPassedChecks(verdicts);
      const missing = verdicts.flatMap(({ check, state }) =>
        state === 'gap' ? [t(`resources.applications.readiness.gap.${check as 'county'}`)] : [],
      );
      return {
        isWhole: ok === of,
        score: of ? t('resources.applications.readiness.score', { ok, of }) : '',
        missing: missing.join(', '),
      };
    };
    const readinessText = (row: RaRecord) => {
      const { score, missing } = readinessOf(row);
      return [score, missing].filter(Boolean).join(': ');
    };
    return {
      readinessOf,
      /** The format of the column. */
      formatReadiness: (_: unknown, row: RaRecord) => readinessText(row),
      labelledReadiness(row: RaRecord) {
        const text = readinessText(row);
        return text && `${t('resources.applications.fields.readiness')} ${text}`;
      },
    };
  }, [t]);
}

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
