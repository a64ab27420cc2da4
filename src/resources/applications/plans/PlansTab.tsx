import AddIcon from '@mui/icons-material/AddOutlined';
import { Link } from 'react-router-dom';
import { idOf } from '../../../client/dialect.ts';
import type { SmallColumn } from '../../../lists/small/columns.ts';
import { SmallTable } from '../../../lists/small/SmallTable.tsx';
import { useWholePages } from '../../../lists/small/useWholePages.ts';
import { perMonth } from '../../../platform/money.ts';
import { isRecord } from '../../../platform/shape.ts';
import { periodsOf, type Plan } from '../../../platform/subscriptionPlans.ts';
import type { FieldOf } from '../../../ui/fieldLabel.ts';
import { count, money } from '../../../ui/formats.ts';
import { NameText, type Name } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';
import styles from '../parts.module.css';
import type { TabProps } from '../tabs.tsx';

interface Row {
  _id: string;
  /** Missing where nothing but its id came. */
  plan?: Plan;
}

const rowsOf = ({ subscriptionPlans: refs }: TabProps['application']): Row[] =>
  (refs ?? [])
    .map(ref => ({ _id: idOf(ref), ...(isRecord(ref) && { plan: ref as Plan }) }))
    .filter(({ _id }) => _id !== '');

const nameOf = ({ _id, plan }: Row): Name => (plan?.name ? { text: plan.name } : { text: _id, as: 'id' });

/** The cheapest of a plan's periods by the month, USD. */
const cheapest = (plan: Plan) =>
  Math.min(...periodsOf(plan).periods.flatMap(period => perMonth(period) ?? []));

/** The subscription plans of an application, each leading to its own page. */
export default function PlansTab({ application }: TabProps) {
  const t = useText();
  const plans = rowsOf(application);
  const odd = (application.subscriptionPlans?.length ?? 0) - plans.length;
  const pages = useWholePages({
    rows: application._id ? plans : undefined,
    odd,
    prefix: 'plan',
    pageSize: 24,
  });
  const priceOf = ({ plan }: Row) => {
    if (!plan) return '';
    if (!periodsOf(plan).periods.length) return t('applicationPlans.noPeriods');
    return Number.isFinite(cheapest(plan))
      ? t('applicationPlans.from', { price: money(cheapest(plan)) })
      : '';
  };
  const columns: SmallColumn<Row, FieldOf<'applicationPlans'>>[] = [
    {
      source: 'name',
      text: row => nameOf(row).text,
      draw: row => (
        <Link to={paths.plan(row._id)}>
          <NameText name={nameOf(row)} />
        </Link>
      ),
      width: 30,
    },
    { source: 'description', text: ({ plan }) => plan?.description ?? '', width: 40 },
    {
      source: 'periods',
      text: ({ plan }) => (plan ? count(periodsOf(plan).periods.length) : ''),
      numeric: true,
      width: 12,
    },
    { source: 'price', text: priceOf, numeric: true, width: 18 },
  ];
  return (
    <section aria-labelledby="application-plans" className={styles.part}>
      <div className={styles.head}>
        <h2 id="application-plans">
          {t('applicationPlans.title')}{' '}
          <span className={styles.count}>{plans.length ? count(plans.length) : ''}</span>
        </h2>
        {application._id ? (
          <Link className="button primary" to={paths.newPlan(application._id)}>
            <AddIcon />
            {t('applicationPlans.new')}
          </Link>
        ) : null}
      </div>
      <SmallTable
        area="applicationPlans"
        pages={pages}
        columns={columns}
        texts={{ loadError: 'applicationPlans.loadError' }}
      />
    </section>
  );
}
