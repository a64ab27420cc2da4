import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { cardId, type SavedCard, type Subscriptions } from '../../platform/subscriptions.ts';
import { userName } from '../../platform/userName.ts';
import type { User } from '../../platform/users.ts';
import { formatEpochDate, formatMoney } from '../../ui/formats.ts';
import { Time } from '../../ui/Time.tsx';
import { useText } from '../../ui/useText.ts';
import { findCard, findChargedCard, getCardExpiry, useCardName } from './card.ts';
import type { Payment } from './payments.ts';

const isExpired = (card: SavedCard) => getCardExpiry(card) === 'expired';

/** Used where only the status of the subscription shows that a payment failed. */
const UNKNOWN = {
  card: '',
  reason: '',
  currency: '',
  at: undefined,
  total: undefined,
  nextAttempt: undefined,
};

interface Props {
  /** Undefined if the subscription has no event of the failure. */
  payment: Payment | undefined;
  subscriptions: Subscriptions;
  /** The owner of the subscription. Undefined for the signed-in user. */
  of?: User | undefined;
}

/** Warns of a failed payment that no later payment made up for, and suggests a remedy. */
export function FailedPayment({ payment: known, subscriptions, of }: Props) {
  const payment = known ?? UNKNOWN;
  const t = useText();
  const cardName = useCardName();
  const { cards } = subscriptions;
  // If the charged card is not in the list, it was deleted later. The default card is then not the cause.
  const card = payment.card ? findCard(cards, payment.card) : findChargedCard(subscriptions);
  const isAnother = (one: SavedCard) =>
    (card ? cardId(one) !== cardId(card) : payment.card !== undefined) && !isExpired(one);
  const current = findChargedCard(subscriptions);
  // Another card is charged from now on, so no remedy is left to suggest.
  const next = current && isAnother(current) ? current : undefined;
  const other = next ?? (card && cards.find(isAnother));
  const amount = formatMoney(payment.total, payment.currency);
  const interpolation = {
    amount,
    card: card && cardName(card),
    date: formatEpochDate(payment.at),
    other: other && cardName(other),
    name: of && userName(of),
    reason: payment.reason,
  };
  const say = (
    part:
      | 'when'
      | 'whenever'
      | 'what'
      | 'whatCard'
      | 'whatAmount'
      | 'expired'
      | 'reason'
      | 'addOne'
      | 'addOther'
      | 'makeDefault'
      | 'isDefault'
      | 'askOne'
      | 'askOther'
      | 'askDefault',
  ) => t(`subscriptions.failed.${part}`, interpolation);
  const what = !known ? undefined : card ? (amount ? 'what' : 'whatCard') : amount ? 'whatAmount' : undefined;
  const remedies = of
    ? (['askOne', 'askOther', 'askDefault'] as const)
    : (['addOne', 'addOther', 'makeDefault'] as const);
  return (
    <div className="note err" role="status">
      <ErrorIcon />
      <p className="numbers">
        <strong>
          <Time seconds={payment.at}>{say(interpolation.date ? 'when' : 'whenever')}</Time>
        </strong>{' '}
        {[
          what && say(what),
          card && isExpired(card) ? say('expired') : payment.reason && say('reason'),
          say(next ? 'isDefault' : remedies[other ? 2 : cards.length ? 1 : 0]),
        ]
          .filter(Boolean)
          .join(' ')}
        {payment.nextAttempt ? (
          <>
            {' '}
            <Time seconds={payment.nextAttempt}>
              {t('subscriptions.failed.next', { date: formatEpochDate(payment.nextAttempt) })}
            </Time>
          </>
        ) : null}
      </p>
    </div>
  );
}
