import { useFormContext } from 'react-hook-form';
import { useComboboxInput } from '../../admin/index.ts';
import type { ChoiceSource } from '../../admin/select/choices.ts';
import { Combobox } from '../../admin/select/Combobox.tsx';
import { useText } from '../../ui/useText.ts';
import type { OfferedPlan, PlanOffer } from './planOffers.ts';
import type { SubscriptionFormValues } from './subscriptionFormValues.ts';

interface ApplicationProps {
  source: ChoiceSource;
  /** The text to show if the chosen application offers no plans. */
  noPlans: string | undefined;
}

/** Changing the application clears the plan and the period. */
export function ApplicationInput({ source, noPlans }: ApplicationProps) {
  const { setValue, clearErrors } = useFormContext<SubscriptionFormValues>();
  const { field, fieldProps } = useComboboxInput({
    source: 'application',
    label: 'subscriptions.fresh.application',
  });
  const application = field.value as PlanOffer | null;
  return (
    <Combobox
      {...fieldProps}
      source={source}
      value={application ? [application] : []}
      choose={([one]) => {
        setValue('planId', '', { shouldDirty: true });
        setValue('periodId', '', { shouldDirty: true });
        clearErrors();
        field.onChange(one ?? null);
      }}
      hint={fieldProps.error ? undefined : noPlans}
    />
  );
}

interface PlanProps {
  source: ChoiceSource;
  plans: OfferedPlan[];
  /** Whether no application is chosen yet. */
  disabled: boolean;
}

export function PlanInput({ source, plans, disabled }: PlanProps) {
  const t = useText();
  const { setValue } = useFormContext<SubscriptionFormValues>();
  const { field, fieldProps } = useComboboxInput({ source: 'planId', label: 'subscriptions.fresh.plan' });
  const choices = plans.map(({ _id, name }) => ({ id: _id, label: name }));
  return (
    <Combobox
      {...fieldProps}
      source={{ ...source, allChoices: choices, emptyText: t('subscriptions.fresh.noPlans') }}
      disabled={disabled}
      placeholder={disabled ? t('subscriptions.fresh.applicationFirst') : undefined}
      value={choices.filter(({ id }) => id === field.value)}
      choose={([one]) => {
        setValue('periodId', '', { shouldDirty: true });
        field.onChange(one?.id ?? '');
      }}
    />
  );
}
