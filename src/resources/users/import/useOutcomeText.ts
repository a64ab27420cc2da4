import { failureText } from '../../../ui/failure/failureText.ts';
import { useText } from '../../../ui/useText.ts';
import type { RowOutcome } from './createImportedUser.ts';
import { isUserChange, type RowPlan } from './planUserChange.ts';

/** Returns a function that describes the outcome of a row. */
export function useOutcomeText(deletedIds: ReadonlySet<string>) {
  const t = useText();
  return (plan: RowPlan, { state, id, error, taken, mailError, withoutRole, isConflict }: RowOutcome) => {
    if (state === 'failed' && isUserChange(plan)) {
      const reason = isConflict ? t('userImport.run.conflict') : failureText(t, error);
      return t(withoutRole ? 'userImport.run.changedNoRole' : 'userImport.run.result.notChanged', { reason });
    }
    if (state === 'failed')
      return t('userImport.run.result.failed', {
        reason: taken ? t('personRules.emailTaken') : failureText(t, error),
      });
    if (id && deletedIds.has(id)) return t('userImport.run.result.deleted');
    if (error) return t('userImport.run.noRole', { reason: failureText(t, error) });
    if (mailError) return t('userImport.run.noMail');
    if (state === 'waiting' || state === 'skipped') return t(`bulk.result.${state}`);
    return state === 'running' && isUserChange(plan)
      ? t('userImport.run.result.changing')
      : t(`userImport.run.result.${state}`);
  };
}
