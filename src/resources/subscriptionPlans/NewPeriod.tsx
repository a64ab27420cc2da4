import AddIcon from '@mui/icons-material/AddOutlined';
import { useFormState, useWatch } from 'react-hook-form';
import { errorsOf } from '../../forms/errorsOf.ts';
import { NumberInput } from '../../forms/inputs/NumberInput.tsx';
import { SelectInput } from '../../forms/inputs/SelectInput.tsx';
import { TextInput } from '../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { INTERVALS, perMonth } from '../../platform/money.ts';
import { Button } from '../../ui/Button.tsx';
import { every, money, orEmpty } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { checkPeriod, periodForm, type PeriodValues, type PlanRecord } from './planForms.ts';
import styles from './plans.module.css';
import { useAddPeriod } from './useAddPeriod.ts';

/** A new period begins as one day (spec 1 §3). */
const FIRST = { interval: 'day', intervalCount: 1 };

/** Adds a period to a plan; then the next one can be typed at once. */
export function NewPeriod({ plan }: { plan: PlanRecord }) {
  const t = useText();
  const add = useAddPeriod(plan);
  return (
    <RecordForm
      className={styles.newPeriod}
      label={t('resources.subscription-plans.periods.new')}
      form={periodForm}
      values={FIRST}
      check={checkPeriod}
      name={`plan:${plan.id}:period`}
      save={add}
      again
    >
      <TextInput<PeriodValues> source="name" autoComplete="off" />
      <SelectInput<PeriodValues>
        source="interval"
        choices={INTERVALS.map(id => ({ id, name: every(1, id) }))}
      />
      <NumberInput<PeriodValues> source="intervalCount" />
      <NumberInput<PeriodValues> source="price" cents />
      <MonthlyPrice />
      <AddButton />
    </RecordForm>
  );
}

/** What it will cost by the month, as soon as that can be said. */
function MonthlyPrice() {
  const t = useText();
  const typed = useWatch() as Partial<PeriodValues>;
  const { interval, intervalCount, price } = {
    ...checkPeriod(typed),
    ...errorsOf(periodForm.fields, typed),
  };
  return (
    <div className="field">
      <span className="label">{t('resources.subscription-plans.periods.perMonth')}</span>
      <output>{orEmpty(interval || intervalCount || price ? '' : money(perMonth(typed)))}</output>
    </div>
  );
}

function AddButton() {
  const t = useText();
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      pending={isSubmitting}
      aria-label={t('resources.subscription-plans.periods.addPeriod')}
    >
      <AddIcon />
      {t('resources.subscription-plans.periods.add')}
    </Button>
  );
}
