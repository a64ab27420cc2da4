import AddIcon from '@mui/icons-material/AddOutlined';
import { Link } from 'react-router-dom';
import type { SmallColumn } from '../../../lists/small/columns.ts';
import { SmallTable } from '../../../lists/small/SmallTable.tsx';
import { useWholePages } from '../../../lists/small/useWholePages.ts';
import { perMonth } from '../../../platform/money.ts';
import { plansOf, type Plan } from '../../../platform/subscriptionPlans.ts';
import type { FieldOf } from '../../../ui/fieldLabel.ts';
import { count, money } from '../../../ui/formats.ts';
import { paths } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';
import styles from '../parts.module.css';
import type { TabProps } from '../tabs.tsx';

type Row = Plan & { _id: string };

/** The cheapest of a plan's periods by the month, USD. */
const cheapest = ({ periods }: Row) => Math.min(...(periods ?? []).flatMap(period => perMonth(period) ?? []));

/** The subscription plans of an application, each leading to its own page. */
export default function PlansTab({ application }: TabProps) {
  const t = useText();
  const plans = plansOf(application);
  const pages = useWholePages({ rows: application._id ? plans : undefined, prefix: 'plan', pageSize: 24 });
  const priceOf = (plan: Row) => {
    if (!plan.periods?.length) return t('applicationPlans.noPeriods');
    return Number.isFinite(cheapest(plan)) ? t('applicationPlans.from', { price: money(cheapest(plan)) }) : '';
  };
  const columns: SmallColumn<Row, FieldOf<'applicationPlans'>>[] = [
    { source: 'name', text: ({ name }) => name, draw: plan => <Link to={paths.plan(plan._id)}>{plan.name || plan._id}</Link>, width: 30 },
    { source: 'description', text: ({ description }) => description ?? '', width: 40 },
    { source: 'periods', text: ({ periods }) => count(periods?.length ?? 0), numeric: true, width: 12 },
    { source: 'price', text: priceOf, numeric: true, width: 18 },
  ];
  return (
    <section aria-labelledby="application-plans" className={styles.part}>
      <div className={styles.head}>
        <h2 id="application-plans">
          {t('applicationPlans.title')} <span className={styles.count}>{plans.length ? count(plans.length) : ''}</span>
        </h2>
        {application._id ? (
          <Link className="button primary" to={paths.newPlan(application._id)}>
            <AddIcon />
            {t('applicationPlans.new')}
          </Link>
        ) : null}
      </div>
      <SmallTable area="applicationPlans" pages={pages} columns={columns} />
    </section>
  );
}
