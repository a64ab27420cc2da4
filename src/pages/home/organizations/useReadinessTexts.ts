import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { byItself, scoreOf } from '../../../domain/organizations/readiness.ts';
import { useText } from '../../../ui/useText.ts';

/** Functions that give the readiness of a row of the list: the score and what is missing. */
export function useReadinessTexts() {
  const t = useText();
  return useMemo(() => {
    const readinessOf = (row: RaRecord) => {
      const verdicts = byItself(row);
      const { ok, of } = scoreOf(verdicts);
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
      /** As the format of a column. */
      formatReadiness: (_: unknown, row: RaRecord) => readinessText(row),
      /** The text with its label. */
      labelledReadiness(row: RaRecord) {
        const text = readinessText(row);
        return text && `${t('resources.applications.fields.readiness')} ${text}`;
      },
    };
  }, [t]);
}
