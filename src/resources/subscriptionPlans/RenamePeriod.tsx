import EditIcon from '@mui/icons-material/EditOutlined';
import type { Ref } from 'react';
import type { FormValues } from '../../admin/form/defineForm.ts';
import { Form, SaveIconButtons, TextInput, useRecordContext, type RecordPart } from '../../admin/index.ts';
import { notFoundError } from '../../data/failures.ts';
import { isObject } from '../../platform/shape.ts';
import { readPeriods, type Period } from '../../platform/subscriptionPlans.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { useText } from '../../ui/useText.ts';
import { PlanEditPart } from './PlanEditPart.tsx';
import { periodNameForm, type PlanRecord } from './planForms.ts';
import styles from './RenamePeriod.module.css';

const periodPart = (plan: PlanRecord, id: string): RecordPart => ({
  id: `${plan.id}:period:${id}`,
  get(plan) {
    const period = readPeriods(plan).periods.find(({ _id }) => _id === id);
    if (!period) throw notFoundError();
    return { name: period.name };
  },
  set: (plan, changes) => ({
    ...plan,
    // Invalid periods are sent back unchanged.
    periods: (plan.periods as unknown[]).map(period =>
      isObject(period) && period._id === id ? { ...period, ...changes } : period,
    ),
  }),
  toFormSource: source => source.replace(/^periods\.\d+\./, ''),
});

interface Props {
  period: Period;
  onClose(): void;
}

/** Edits the name of a saved period in place. Enter saves, Escape cancels. */
export function RenamePeriod({ period, onClose }: Props) {
  const t = useText();
  const plan = useRecordContext<PlanRecord>()!;
  return (
    <PlanEditPart part={periodPart(plan, period._id!)} onClose={onClose}>
      <Form
        noValidate
        fields={periodNameForm}
        draft="plan"
        label={t('resources.subscription-plans.periods.edit', { name: period.name })}
        className={styles.rename}
      >
        <TextInput<FormValues<typeof periodNameForm>>
          source="name"
          className="input small"
          autoFocus
          autoComplete="off"
          beside={<SaveIconButtons />}
        />
      </Form>
    </PlanEditPart>
  );
}

/** Periods without an id cannot be renamed, because a change could not identify them. */
export function EditPeriodButton({
  ref,
  period,
  edit,
}: {
  ref: Ref<HTMLButtonElement>;
  period: Period;
  edit(): void;
}) {
  const t = useText();
  if (!period._id) return null;
  return (
    <IconAction
      ref={ref}
      small
      label={t('resources.subscription-plans.periods.edit', { name: period.name })}
      onClick={edit}
    >
      <EditIcon />
    </IconAction>
  );
}

export const LowestMark = () => (
  <span className={styles.lowest}>{useText()('resources.subscription-plans.periods.lowest')}</span>
);
