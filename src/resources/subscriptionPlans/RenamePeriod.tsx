import EditIcon from '@mui/icons-material/EditOutlined';
import type { Ref } from 'react';
import type { FormValues } from '../../forms/formOf.ts';
import { TextInput } from '../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveIconButtons } from '../../forms/SaveIconButtons.tsx';
import type { Period } from '../../platform/subscriptionPlans.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useText } from '../../ui/useText.ts';
import { periodPart } from './periodPart.ts';
import { periodNameForm, type PlanRecord } from './planForms.ts';
import styles from './plans.module.css';
import { useSavePlan } from './useSavePlan.ts';

interface Props {
  plan: PlanRecord;
  period: Period;
  close(): void;
}

/** The name of a saved period, edited in its place: Enter saves, Escape cancels. */
export function RenamePeriod({ plan, period, close }: Props) {
  const t = useText();
  const save = useSavePlan(periodNameForm, plan, periodPart(period._id!));
  return (
    <RecordForm
      label={t('resources.subscription-plans.periods.edit', { name: period.name })}
      className={styles.rename}
      form={periodNameForm}
      values={{ name: period.name }}
      name={`plan:${plan.id}:period:${period._id}`}
      save={save}
      done={close}
      cancel={close}
    >
      <TextInput<FormValues<typeof periodNameForm>>
        source="name"
        className="input small"
        autoFocus
        autoComplete="off"
        wrap={input => (
          <span className={styles.line}>
            {input}
            <SaveIconButtons />
          </span>
        )}
      />
    </RecordForm>
  );
}

/** Unlocks the name of a period; one that the platform does not name cannot be named in a change either. */
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
    <IconButton
      ref={ref}
      small
      label={t('resources.subscription-plans.periods.edit', { name: period.name })}
      onClick={edit}
    >
      <EditIcon />
    </IconButton>
  );
}

export const LowestMark = () => (
  <span className={styles.lowest}>{useText()('resources.subscription-plans.periods.lowest')}</span>
);
