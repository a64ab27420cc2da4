import { useId, useMemo, useState, type FormEvent } from 'react';
import { chargedCard } from '../../billing/chargedCard.ts';
import { Select } from '../../forms/select/Select.tsx';
import type { Subscriptions } from '../../platform/subscriptions.ts';
import { Button } from '../../ui/Button.tsx';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../ui/useText.ts';
import { Charge } from './Charge.tsx';
import { DurationField } from './DurationField.tsx';
import styles from './fresh.module.css';
import { offersSource, type Offer } from './offers.ts';
import { CHOOSE_CARD } from './useAdding.ts';
import { useOffered } from './useOffered.ts';
import { useSubscribe } from './useSubscribe.ts';

interface Props {
  own: Subscriptions;
  /** What is owned is still to be read. */
  awaited: boolean;
  /** Leads to where a card is added. */
  addCard(): void;
}

interface Chosen {
  application: Offer | undefined;
  planId: string;
  periodId: string;
  noAutoRenew: boolean;
}
const NOTHING: Chosen = { application: undefined, planId: '', periodId: '', noAutoRenew: false };

/** A new subscription: application, plan, duration, each of what the one before offers; what is charged stands before the button. */
export function NewSubscription({ own, awaited, addCard }: Props) {
  const t = useText();
  const ids = { application: useId(), plan: useId(), duration: useId(), charge: useId() };
  const source = useMemo(() => offersSource(t('subscriptions.fresh.noPlans')), [t]);
  const [chosen, choose] = useState(NOTHING);
  const { application, noAutoRenew } = chosen;
  const [tried, setTried] = useState(false);
  const { subscribe, pending } = useSubscribe(own.active);
  const asks = useMemo(
    () => (pending ? { title: t('bulk.leave.title'), text: t('subscriptions.fresh.leave') } : undefined),
    [pending, t],
  );
  useLeaveGuard(application !== undefined, false, { asks, sending: pending });

  const plans = useOffered(source, application);
  const plan = plans.find(({ _id }) => _id === chosen.planId);
  const period = plan?.periods.find(({ _id }) => _id === chosen.periodId);
  const noPlans =
    application && !plans.length
      ? t('subscriptions.fresh.noPlansYet', { application: application.label })
      : undefined;
  const card = chargedCard(own);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!application || !plan || !period)
      return document
        .getElementById(!application || noPlans ? ids.application : !plan ? ids.plan : ids.duration)
        ?.focus();
    // Without any card the platform decides: there may be a trial, a coupon or an invoice.
    if (period.price > 0 && !card && own.cards.length)
      return document.getElementById(CHOOSE_CARD)?.querySelector('button')?.focus();
    const called = { plan: plan.name, application: application.label };
    if (
      !(await subscribe(
        { application: application.id, plan: plan._id, period: period._id, noAutoRenew },
        called,
      ))
    )
      return;
    setTried(false);
    choose(now => (now === chosen ? NOTHING : now));
  };

  return (
    <section className="panel" aria-labelledby="new-subscription">
      <div className="panel-head">
        <h2 id="new-subscription">{t('subscriptions.fresh.title')}</h2>
      </div>
      <form className={styles.form} noValidate aria-labelledby="new-subscription" onSubmit={submit}>
        <Select
          id={ids.application}
          label={t('subscriptions.fresh.application')}
          source={source}
          value={application ? [application] : []}
          choose={([one]) => {
            setTried(false);
            choose({ ...NOTHING, noAutoRenew, application: one as Offer | undefined });
          }}
          error={
            tried && !application ? t('subscriptions.fresh.chooseApplication') : tried ? noPlans : undefined
          }
          hint={tried ? undefined : noPlans}
        />
        <Select
          id={ids.plan}
          label={t('subscriptions.fresh.plan')}
          source={{
            ...source,
            known: plans.map(({ _id, name }) => ({ id: _id, label: name })),
            none: t('subscriptions.fresh.noPlans'),
          }}
          disabled={!application}
          placeholder={application ? undefined : t('subscriptions.fresh.applicationFirst')}
          value={plan ? [{ id: plan._id, label: plan.name }] : []}
          choose={([one]) => choose({ ...chosen, planId: one?.id ?? '', periodId: '' })}
          error={tried && plans.length && !plan ? t('subscriptions.fresh.choosePlan') : undefined}
        />
        <DurationField
          id={ids.duration}
          plan={plan}
          chosen={period?._id}
          choose={periodId => choose({ ...chosen, periodId })}
          error={tried && plan && !period ? t('subscriptions.fresh.chooseDuration') : undefined}
        />
        <label className="check">
          <input
            className="checkbox"
            type="checkbox"
            checked={noAutoRenew}
            onChange={event => choose({ ...chosen, noAutoRenew: event.target.checked })}
          />
          {t('subscriptions.fresh.noAutoRenew')}
        </label>
        <Charge
          id={ids.charge}
          own={own}
          application={application}
          plan={plan}
          period={period}
          noAutoRenew={noAutoRenew}
          addCard={addCard}
          awaited={awaited}
        />
        <Button type="submit" variant="primary" pending={pending} aria-describedby={ids.charge}>
          {t('subscriptions.fresh.subscribe')}
        </Button>
      </form>
    </section>
  );
}
