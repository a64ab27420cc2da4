import AddIcon from '@mui/icons-material/AddOutlined';
import { useDataProvider } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { validateFields } from '../../admin/form/contractResolver.ts';
import {
  CreatePart,
  Form,
  MoneyInput,
  NumberInput,
  SelectInput,
  TextInput,
  useRecordContext,
  type CreatePartProps,
} from '../../admin/index.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { INTERVALS, monthlyPrice } from '../../platform/money.ts';
import { readPeriods, subscriptionPlans } from '../../platform/subscriptionPlans.ts';
import { formatFrequency, formatMoney, formatOptional } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './NewPeriodForm.module.css';
import { isSamePeriod } from './periods.ts';
import { planFailureText } from './planFailureText.ts';
import { checkPeriod, periodForm, type PeriodValues, type PlanRecord } from './planForms.ts';

/** Adds a period to a plan. After a lost reply, it looks for the period among the new ones. */
function usePeriodCreation(plan: PlanRecord): Pick<CreatePartProps, 'create' | 'findCreated'> {
  const { id } = plan;
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return {
    create: values =>
      dataProvider.call(subscriptionPlans.addPeriod, { path: { id }, body: values as PeriodValues }),
    async findCreated(values) {
      const { data } = await dataProvider.getOne<PlanRecord>('subscription-plans', { id });
      const before = new Set(readPeriods(plan).periods.map(({ _id }) => _id));
      return readPeriods(data).periods.some(
        period => !before.has(period._id) && isSamePeriod(period, values),
      );
    },
  };
}

/** A new period begins with one day (docs/behaviour.md 1 §3). */
const FIRST = { interval: 'day', intervalCount: 1 };

/** Adds a period to a plan. The form stays open for the next one. */
export function AddPeriodForm() {
  const t = useText();
  const plan = useRecordContext<PlanRecord>()!;
  return (
    <CreatePart
      resource="subscription-plans"
      {...usePeriodCreation(plan)}
      successMessage="resources.subscription-plans.notifications.updated"
      errorMessage={planFailureText('resources.subscription-plans.periodError')}
    >
      <Form
        noValidate
        className={styles.newPeriod}
        label={t('resources.subscription-plans.periods.new')}
        fields={periodForm}
        defaultValues={FIRST}
        validate={checkPeriod}
        draft={`plan:${plan.id}:period`}
        resetAfterSave
      >
        <TextInput<PeriodValues> source="name" autoComplete="off" />
        <SelectInput<PeriodValues>
          source="interval"
          choices={INTERVALS.map(id => ({ id, name: formatFrequency(1, id) }))}
        />
        <NumberInput<PeriodValues> source="intervalCount" />
        <MoneyInput<PeriodValues> source="price" />
        <MonthlyPrice />
        <AddButton />
      </Form>
    </CreatePart>
  );
}

/** Shows the monthly price while the user types. */
function MonthlyPrice() {
  const t = useText();
  const typed = useWatch() as Partial<PeriodValues>;
  const { interval, intervalCount, price } = {
    ...checkPeriod(typed),
    ...validateFields(periodForm.fields, typed),
  };
  return (
    <div className="field">
      <span className="label">{t('resources.subscription-plans.periods.perMonth')}</span>
      <output>
        {formatOptional(interval || intervalCount || price ? '' : formatMoney(monthlyPrice(typed)))}
      </output>
    </div>
  );
}

function AddButton() {
  const t = useText();
  const { isSubmitting } = useFormState();
  return (
    <TextButton
      type="submit"
      pending={isSubmitting}
      aria-label={t('resources.subscription-plans.periods.addPeriod')}
    >
      <AddIcon />
      {t('resources.subscription-plans.periods.add')}
    </TextButton>
  );
}
