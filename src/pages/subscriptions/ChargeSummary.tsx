import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { referenceId } from '../../data/dialect.ts';
import { findChargedCard, getCardExpiry, useCardName } from '../../domain/billing/card.ts';
import type { Subscriptions } from '../../platform/subscriptions.ts';
import { formatFrequency, formatInterval, formatMoney } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './fresh.module.css';
import type { OfferedPeriod, OfferedPlan, PlanOffer } from './planOffers.ts';

interface Props {
  /** The id of the element, which describes the submit button. */
  id: string;
  own: Subscriptions;
  /** Whether the user's cards and subscriptions are loading. */
  awaited: boolean;
  application: PlanOffer | undefined;
  plan: OfferedPlan | undefined;
  period: OfferedPeriod | undefined;
  noAutoRenew: boolean;
  addCard(): void;
}

/** States the amount, the interval and the card that will be charged, and warns of problems. */
export function ChargeSummary({ id, own, awaited, application, plan, period, noAutoRenew, addCard }: Props) {
  const t = useText();
  const cardName = useCardName();
  const shortName = useCardName(true);
  const card = findChargedCard(own);
  const isFree = period?.price === 0;
  const isExpired = card && getCardExpiry(card) === 'expired';
  const isThere =
    application &&
    plan &&
    own.active.some(
      entry => referenceId(entry.application) === application.id && referenceId(entry.plan) === plan._id,
    );
  return (
    <>
      {isThere ? (
        <p className="note">
          <InfoIcon />
          {t('subscriptions.fresh.already', { plan: plan.name, application: application.label })}
        </p>
      ) : null}
      <div id={id} className={styles.charge} aria-live="polite">
        <p className={styles.total}>
          {period ? (
            <>
              <span>
                {card
                  ? t('subscriptions.fresh.charged', { card: shortName(card) })
                  : t('subscriptions.fresh.chargedNothing')}
              </span>
              <strong className="numbers">{formatMoney(period.price)}</strong>
            </>
          ) : null}
        </p>
        <p className={styles.then}>
          {period
            ? noAutoRenew
              ? t('subscriptions.fresh.ends', { duration: formatInterval(period.times, period.interval) })
              : t('subscriptions.fresh.renews', { every: formatFrequency(period.times, period.interval) })
            : null}
        </p>
      </div>
      {awaited || isFree ? null : !own.cards.length ? (
        <div className="note warn">
          <CreditCardIcon />
          <p>
            {t('subscriptions.fresh.noCard')}{' '}
            <TextButton variant="link" onClick={addCard}>
              {t('subscriptions.cards.add')}
            </TextButton>
          </p>
        </div>
      ) : !card || isExpired ? (
        <p className="note warn" role="status">
          <WarningAmberIcon />
          {card
            ? t('subscriptions.fresh.expiredCard', { card: cardName(card) })
            : t('subscriptions.fresh.noDefault')}
        </p>
      ) : null}
    </>
  );
}
