import LockIcon from '@mui/icons-material/LockOutlined';
import { useEditMode } from '../../admin/edit/useEditMode.ts';
import { useRecordContext } from '../../admin/index.ts';
import { monthlyPrice } from '../../platform/money.ts';
import type { Period } from '../../platform/subscriptionPlans.ts';
import { formatCount, formatFrequency, formatMoney, formatOptional } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { hasLowestPrice } from './periods.ts';
import styles from './PeriodTable.module.css';
import type { PlanRecord } from './planForms.ts';
import { EditPeriodButton, LowestMark, RenamePeriod } from './RenamePeriod.tsx';

export function PeriodTable({ periods }: { periods: Period[] }) {
  const t = useText();
  const plan = useRecordContext<PlanRecord>()!;
  return (
    <table className={styles.periods}>
      <caption className="visually-hidden">
        {t('resources.subscription-plans.periods.caption', { name: plan.name })}
      </caption>
      <colgroup>
        <col />
        <col width={128} />
        <col width={80} />
        <col width={124} />
        <col width={156} />
        <col width={104} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('resources.subscription-plans.fields.name')}</th>
          <th scope="col">{t('resources.subscription-plans.fields.interval')}</th>
          <th scope="col">{t('resources.subscription-plans.fields.intervalCount')}</th>
          <th scope="col">{t('resources.subscription-plans.fields.price')}</th>
          <th scope="col">{t('resources.subscription-plans.periods.perMonth')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {periods.map((period, at) => (
          <PeriodRow key={period._id ?? at} period={period} lowest={hasLowestPrice(period, periods)} />
        ))}
      </tbody>
    </table>
  );
}

function PeriodRow({ period, lowest }: { period: Period; lowest: boolean }) {
  const { isEditing, edit, stopEditing, buttonRef } = useEditMode();
  return (
    <tr className={isEditing ? styles.edited : undefined}>
      <th scope="row">
        {isEditing ? <RenamePeriod period={period} onClose={stopEditing} /> : <span>{period.name}</span>}
      </th>
      <td>
        <span>
          <LockIcon fontSize="small" />
          {formatFrequency(1, period.interval)}
        </span>
      </td>
      <td>{formatOptional(formatCount(period.intervalCount))}</td>
      <td>{formatOptional(formatMoney(period.price))}</td>
      <td>
        <span>
          {lowest ? <LowestMark /> : null}
          {formatOptional(formatMoney(monthlyPrice(period)))}
        </span>
      </td>
      <td>{isEditing ? null : <EditPeriodButton ref={buttonRef} period={period} edit={edit} />}</td>
    </tr>
  );
}
