import LockIcon from '@mui/icons-material/LockOutlined';
import { useEditMode } from '../../admin/edit/useEditMode.ts';
import { useRecordContext } from '../../admin/index.ts';
import { monthlyPrice } from '../../platform/money.ts';
import type { Period } from '../../platform/subscriptionPlans.ts';
import { formatFrequency, formatMoney, formatOptional } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import styles from './PeriodList.module.css';
import { hasLowestPrice } from './periods.ts';
import type { PlanRecord } from './planForms.ts';
import { EditPeriodButton, LowestMark, RenamePeriod } from './RenamePeriod.tsx';

/** Lists the periods of a plan on narrow screens. */
export function PeriodList({ periods }: { periods: Period[] }) {
  const t = useText();
  const plan = useRecordContext<PlanRecord>()!;
  return (
    <ul
      className={styles.periodList}
      aria-label={t('resources.subscription-plans.periods.caption', { name: plan.name })}
    >
      {periods.map((period, at) => (
        <PeriodItem key={period._id ?? at} period={period} lowest={hasLowestPrice(period, periods)} />
      ))}
    </ul>
  );
}

function PeriodItem({ period, lowest }: { period: Period; lowest: boolean }) {
  const t = useText();
  const { isEditing, edit, stopEditing, buttonRef } = useEditMode();
  const { price, interval, intervalCount } = period;
  return (
    <li>
      <div>
        {isEditing ? (
          <RenamePeriod period={period} onClose={stopEditing} />
        ) : (
          <span className={styles.periodName}>{period.name}</span>
        )}
        <span className={styles.locked}>
          <LockIcon fontSize="small" />
          {t('resources.subscription-plans.periods.every', {
            price: formatOptional(formatMoney(price)),
            every: formatFrequency(intervalCount, interval),
          })}
        </span>
      </div>
      {isEditing ? null : (
        <>
          <span className={styles.monthly}>
            <span>
              {lowest ? <LowestMark /> : null}
              {formatOptional(formatMoney(monthlyPrice(period)))}
            </span>
            <span className="secondary">{t('resources.subscription-plans.periods.byMonth')}</span>
          </span>
          <EditPeriodButton ref={buttonRef} period={period} edit={edit} />
        </>
      )}
    </li>
  );
}
