import LockIcon from '@mui/icons-material/LockOutlined';
import { useRecordContext } from '../../admin/index.ts';
import { readPeriods } from '../../platform/subscriptionPlans.ts';
import { formatCount } from '../../ui/formats.ts';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import { State } from '../../ui/State.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useText } from '../../ui/useText.ts';
import { AddPeriodForm } from './NewPeriodForm.tsx';
import headStyles from './panelHead.module.css';
import { PeriodList } from './PeriodList.tsx';
import { PeriodTable } from './PeriodTable.tsx';
import type { PlanRecord } from './planForms.ts';
import styles from './PlanPeriods.module.css';

/** Lists the periods of a plan. Only the name of a saved period can be changed. */
export function PlanPeriods() {
  const t = useText();
  const plan = useRecordContext<PlanRecord>()!;
  const narrow = useMedia(`(max-width: ${breakpoints.narrow}px)`);
  const { periods, skippedCount } = readPeriods(plan);
  const Drawn = narrow ? PeriodList : PeriodTable;
  return (
    <section className="panel" aria-labelledby="plan-periods">
      <div className="panel-head">
        <h2 id="plan-periods">
          {t('resources.subscription-plans.periods.title')}{' '}
          <span className={headStyles.count}>{periods.length ? formatCount(periods.length) : ''}</span>
        </h2>
      </div>
      <SkippedRows count={skippedCount} />
      {periods.length ? (
        <>
          <p className={`note ${styles.why}`}>
            <LockIcon />
            <span>{t('resources.subscription-plans.periods.locked')}</span>
          </p>
          <Drawn periods={periods} />
        </>
      ) : (
        <div className={styles.none}>
          <State
            kind="empty"
            heading="h3"
            title={t('resources.subscription-plans.periods.empty')}
            text={t('resources.subscription-plans.periods.emptyHint')}
          />
        </div>
      )}
      <AddPeriodForm />
    </section>
  );
}
