import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useText } from '../../ui/useText.ts';
import { checkApplication, countPassedChecks } from './readiness.ts';

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
