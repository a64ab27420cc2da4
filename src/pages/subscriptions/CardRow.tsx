import CheckIcon from '@mui/icons-material/CheckOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { CardMark } from '../../billing/CardMark.tsx';
import { expiryNow } from '../../billing/expiryNow.ts';
import { useCardName } from '../../billing/useCardName.ts';
import { brandNamed, fullYear } from '../../platform/cards.ts';
import type { Card } from '../../platform/subscriptions.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './cards.module.css';

interface Props {
  card: Card;
  isDefault: boolean;
  setDefault(): void;
  remove(): void;
}

export function CardRow({ card, isDefault, setDefault, remove }: Props) {
  const t = useText();
  const name = useCardName()(card);
  const brand = brandNamed(card.brand ?? card.type);
  return (
    <li className={styles.row}>
      <CardMark brand={brand} />
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
          <Expiry card={card} />
        </span>
        {isDefault ? (
          <span className={`chip ok ${styles.default}`}>
            <CheckIcon fontSize="small" />
            {t('subscriptions.cards.default')}
          </span>
        ) : (
          <TextButton
            variant="link"
            className={styles.set}
            aria-label={t('subscriptions.cards.setDefaultName', { card: name })}
            onClick={setDefault}
          >
            {t('subscriptions.cards.setDefault')}
          </TextButton>
        )}
      </span>
      <IconButton danger label={t('ui.deleteName', { name })} onClick={remove}>
        <DeleteIcon />
      </IconButton>
    </li>
  );
}

/** Until when a card is good; that it is over, or soon will be, is marked. */
function Expiry({ card }: { card: Card }) {
  const t = useText();
  const expiry = expiryNow(card);
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
