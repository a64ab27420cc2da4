import AddIcon from '@mui/icons-material/AddOutlined';
import { Link } from 'react-router-dom';
import { EmbeddedTable, TablePanel, useRecordContext } from '../../../admin/index.ts';
import { referenceId } from '../../../data/dialect.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { isRecord } from '../../../platform/schema.ts';
import { getLowestPrice, readPeriods, type Plan } from '../../../platform/subscriptionPlans.ts';
import { formatCount, formatMoney } from '../../../ui/formats.ts';
import { NameText, type Name } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';

interface PlanRow {
  id: string;
  name: Name;
  /** Undefined if the platform returned only the id. */
  plan?: Plan;
}

const rowOf = (id: string, plan?: Plan): PlanRow => ({
  id,
  name: plan?.name ? { text: plan.name } : { text: id, as: 'id' },
  ...(plan && { plan }),
});

const rowsOf = ({ subscriptionPlans: refs }: ApplicationRecord) =>
  (refs ?? [])
    .map(ref => rowOf(referenceId(ref), isRecord(ref) ? (ref as Plan) : undefined))
    .filter(({ id }) => id !== '');

export default function PlansTab() {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const plans = rowsOf(application);
  const skippedCount = (application.subscriptionPlans?.length ?? 0) - plans.length;
  const formatPrice = ({ plan }: PlanRow) => {
    if (!plan) return '';
    const { periods } = readPeriods(plan);
    if (!periods.length) return t('applicationPlans.noPeriods');
    const lowest = getLowestPrice(periods);
    return lowest === undefined ? '' : t('applicationPlans.from', { price: formatMoney(lowest) });
  };
  return (
    <TablePanel<PlanRow>
      title={t('applicationPlans.title')}
      records={application._id ? plans : null}
      addressPrefix="plan"
      skippedCount={skippedCount}
      actions={
        application._id ? (
          <Link className="button primary" to={paths['subscription-plans'].create(application._id)}>
            <AddIcon />
            {t('applicationPlans.new')}
          </Link>
        ) : null
      }
      empty={<State kind="rows" title={t('applicationPlans.empty')} text={t('applicationPlans.emptyHint')} />}
    >
      <EmbeddedTable.Col<PlanRow>
        source="name"
        label={t('applicationPlans.fields.name')}
        format={({ text }: Name) => text}
        render={({ id, name }) => (
          <Link to={paths['subscription-plans'].edit(id)}>
            <NameText name={name} />
          </Link>
        )}
        width={30}
      />
      <EmbeddedTable.Col<PlanRow>
        label={t('applicationPlans.fields.description')}
        render={({ plan }) => plan?.description ?? ''}
        width={40}
      />
      <EmbeddedTable.NumberCol<PlanRow>
        label={t('applicationPlans.fields.periods')}
        render={({ plan }) => (plan ? formatCount(readPeriods(plan).periods.length) : '')}
        width={12}
      />
      <EmbeddedTable.NumberCol<PlanRow>
        label={t('applicationPlans.fields.price')}
        render={formatPrice}
        width={18}
      />
    </TablePanel>
  );
}
