import CheckIcon from '@mui/icons-material/CheckOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useRecordContext } from '../../admin/index.ts';
import { getCardExpiry, useCardName } from '../../domain/billing/card.ts';
import { CardBrandIcon } from '../../domain/billing/CardBrandIcon.tsx';
import { fullYear, parseCardBrand } from '../../platform/cards.ts';
import { cardId, type SavedCard } from '../../platform/subscriptions.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './cards.module.css';

interface Props {
  /** The id of the card that is charged. */
  defaultCard: string | undefined;
  setDefault(card: SavedCard): void;
  remove(card: SavedCard): void;
}

export function PaymentCard({ defaultCard, setDefault, remove }: Props) {
  const t = useText();
  const card = useRecordContext<SavedCard>()!;
  const name = useCardName()(card);
  const brand = parseCardBrand(card.brand ?? card.type);
  return (
    <li className={styles.row}>
      <CardBrandIcon brand={brand} />
      <span className={styles.what}>
        <b className="numbers">
          <span className="visually-hidden">{name}</span>
          <span aria-hidden="true">
            {brand ?? t('subscriptions.cards.card')}{' '}
            {card.last4 ? (
              <span>
                <span className="secondary">····</span> {card.last4}
              </span>
            ) : null}
          </span>
        </b>
        <span className={`numbers ${styles.about}`}>
          {card.country ? <span>{card.country}</span> : null}
          <Expiry />
        </span>
        {cardId(card) === defaultCard ? (
          <span className={`chip ok ${styles.default}`}>
            <CheckIcon fontSize="small" />
            {t('subscriptions.cards.default')}
          </span>
        ) : (
          <TextButton
            variant="link"
            className={styles.set}
            aria-label={t('subscriptions.cards.setDefaultName', { card: name })}
            onClick={() => setDefault(card)}
          >
            {t('subscriptions.cards.setDefault')}
          </TextButton>
        )}
      </span>
      <IconAction danger label={t('ui.deleteName', { name })} onClick={() => remove(card)}>
        <DeleteIcon />
      </IconAction>
    </li>
  );
}

/** Shows the expiry of a card, and marks a card that has expired or will soon. */
function Expiry() {
  const t = useText();
  const card = useRecordContext<SavedCard>()!;
  const expiry = getCardExpiry(card);
  if (!expiry) return null;
  const date = `${String(card.exp_month).padStart(2, '0')}/${fullYear(String(card.exp_year))}`;
  if (expiry === 'valid') return <span>{t('subscriptions.cards.expires', { date })}</span>;
  const Icon = expiry === 'expired' ? ErrorIcon : WarningAmberIcon;
  return (
    <span className={styles[expiry]}>
      <Icon fontSize="small" />
      {t(`subscriptions.cards.${expiry}`, { date })}
    </span>
  );
}
