import { useEffect, useId, useMemo, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { BooleanInput, Form, submissionErrors } from '../../admin/index.ts';
import { findChargedCard } from '../../domain/billing/card.ts';
import type { Subscriptions } from '../../platform/subscriptions.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../ui/useText.ts';
import { ChargeSummary } from './ChargeSummary.tsx';
import { DurationInput } from './DurationInput.tsx';
import styles from './fresh.module.css';
import { ApplicationInput, PlanInput } from './OfferInputs.tsx';
import { planOfferSource, type OfferedPlan } from './planOffers.ts';
import { EMPTY_CHOICE, findSelected, type SubscriptionFormValues } from './subscriptionFormValues.ts';
import { CHOOSE_CARD } from './useAddCardToggle.ts';
import { useOfferedPlans } from './useOfferedPlans.ts';
import { useSubscribe } from './useSubscribe.ts';

interface Props {
  own: Subscriptions;
  /** Whether the user's cards and subscriptions are loading. */
  awaited: boolean;
  /** Opens the form that adds a card. */
  addCard(): void;
}

interface Offered {
  by: string;
  plans: OfferedPlan[];
}

const plansFor = ({ application }: SubscriptionFormValues, { by, plans }: Offered) =>
  application?.id === by ? plans : (application?.plans ?? []);

/**
 * Creates a subscription. Each input depends on the one before, and the charge is stated before the button.
 */
export function NewSubscription(props: Props) {
  const t = useText();
  const { own } = props;
  const offered = useRef<Offered>({ by: '', plans: [] });
  const { subscribe, pending } = useSubscribe(own.active);

  const validate = (values: SubscriptionFormValues) => {
    const { application } = values;
    const plans = plansFor(values, offered.current);
    const { plan, period } = findSelected(values, plans);
    if (!application) return { application: t('subscriptions.fresh.chooseApplication') };
    if (!plans.length)
      return { application: t('subscriptions.fresh.noPlansYet', { application: application.label }) };
    if (!plan) return { planId: t('subscriptions.fresh.choosePlan') };
    return period ? {} : { periodId: t('subscriptions.fresh.chooseDuration') };
  };
  const submit = async (values: object) => {
    const chosen = values as SubscriptionFormValues;
    const { application, noAutoRenew } = chosen;
    const { plan, period } = findSelected(chosen, plansFor(chosen, offered.current));
    if (!application || !plan || !period) return submissionErrors();
    // Without any card the platform decides, because there may be a trial, a coupon or an invoice.
    if (period.price > 0 && !findChargedCard(own) && own.cards.length) {
      document.getElementById(CHOOSE_CARD)?.querySelector('button')?.focus();
      return submissionErrors();
    }
    const done = await subscribe(
      { application: application.id, plan: plan._id, period: period._id, noAutoRenew },
      { plan: plan.name, application: application.label },
    );
    return done ? undefined : submissionErrors();
  };

  return (
    <section className="panel" aria-labelledby="new-subscription">
      <div className="panel-head">
        <h2 id="new-subscription">{t('subscriptions.fresh.title')}</h2>
      </div>
      <Form
        noValidate
        className={styles.form}
        label={t('subscriptions.fresh.title')}
        defaultValues={EMPTY_CHOICE}
        validate={validate}
        onSubmit={submit}
        resetAfterSave
        warnWhenUnsavedChanges={false}
      >
        <Inputs {...props} onOffered={next => void (offered.current = next)} pending={pending} />
      </Form>
    </section>
  );
}

interface InputsProps extends Props {
  /** SubscriptionNames with the plans of the chosen application. */
  onOffered(offered: Offered): void;
  /** Whether a subscription is being created. */
  pending: boolean;
}

function Inputs({ own, awaited, addCard, onOffered, pending }: InputsProps) {
  const t = useText();
  const charge = useId();
  const source = useMemo(() => planOfferSource(t('subscriptions.fresh.noPlans')), [t]);
  const chosen = useWatch<SubscriptionFormValues>() as SubscriptionFormValues;
  const { isSubmitting } = useFormState();
  const application = chosen.application ?? undefined;
  const plans = useOfferedPlans(source, application);
  useEffect(() => {
    onOffered({ by: application?.id ?? '', plans });
  });
  const { plan, period } = findSelected(chosen, plans);
  const asks = useMemo(
    () => (pending ? { title: t('bulk.leave.title'), text: t('subscriptions.fresh.leave') } : undefined),
    [pending, t],
  );
  useLeaveGuard(application !== undefined, false, { asks, sending: pending });
  return (
    <>
      <ApplicationInput
        source={source}
        noPlans={
          application && !plans.length
            ? t('subscriptions.fresh.noPlansYet', { application: application.label })
            : undefined
        }
      />
      <PlanInput source={source} plans={plans} disabled={!application} />
      <DurationInput plan={plan} />
      <BooleanInput<SubscriptionFormValues> source="noAutoRenew" label="subscriptions.fresh.noAutoRenew" />
      <ChargeSummary
        id={charge}
        own={own}
        application={application}
        plan={plan}
        period={period}
        noAutoRenew={chosen.noAutoRenew}
        addCard={addCard}
        awaited={awaited}
      />
      <TextButton type="submit" variant="primary" pending={isSubmitting} aria-describedby={charge}>
        {t('subscriptions.fresh.subscribe')}
      </TextButton>
    </>
  );
}
