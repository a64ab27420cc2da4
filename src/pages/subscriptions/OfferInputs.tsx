import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLabelledInput } from '../../admin/index.ts';
import type { Source } from '../../admin/select/choices.ts';
import { Combobox } from '../../admin/select/Combobox.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { AS_HELD, type Chosen } from './chosen.ts';
import type { Offer, OfferedPlan } from './offers.ts';

/** The state of an input with a selector, whose box comes after the page: it is found when it is to be focused. */
function useSelected(source: keyof Chosen, label: TextKey) {
  const { field, fieldProps } = useLabelledInput({ source, label, ...AS_HELD });
  const { ref, value, onChange } = field;
  const { id } = fieldProps;
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return { value: value as unknown, onChange, fieldProps };
}

interface ApplicationProps {
  source: Source;
  /** Says that the chosen application offers no plans. */
  noPlans: string | undefined;
}

/** Another application has other plans: nothing of the former one stays chosen. */
export function ApplicationInput({ source, noPlans }: ApplicationProps) {
  const { setValue, clearErrors } = useFormContext<Chosen>();
  const { value, onChange, fieldProps } = useSelected('application', 'subscriptions.fresh.application');
  const application = value as Offer | null;
  return (
    <Combobox
      {...fieldProps}
      source={source}
      value={application ? [application] : []}
      choose={([one]) => {
        setValue('planId', '', { shouldDirty: true });
        setValue('periodId', '', { shouldDirty: true });
        clearErrors();
        onChange(one ?? null);
      }}
      hint={fieldProps.error ? undefined : noPlans}
    />
  );
}

interface PlanProps {
  source: Source;
  plans: OfferedPlan[];
  /** No application is chosen yet. */
  disabled: boolean;
}

export function PlanInput({ source, plans, disabled }: PlanProps) {
  const t = useText();
  const { setValue } = useFormContext<Chosen>();
  const { value, onChange, fieldProps } = useSelected('planId', 'subscriptions.fresh.plan');
  const choices = plans.map(({ _id, name }) => ({ id: _id, label: name }));
  return (
    <Combobox
      {...fieldProps}
      source={{ ...source, known: choices, none: t('subscriptions.fresh.noPlans') }}
      disabled={disabled}
      placeholder={disabled ? t('subscriptions.fresh.applicationFirst') : undefined}
      value={choices.filter(({ id }) => id === value)}
      choose={([one]) => {
        setValue('periodId', '', { shouldDirty: true });
        onChange(one?.id ?? '');
      }}
    />
  );
}
