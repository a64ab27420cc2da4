import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import { CARD_BRANDS, type CardBrand } from '../../platform/cards.ts';
import styles from './CardMark.module.css';

/** Each brand's mark: its name, short enough for a small card. Not its sign, which is not ours to draw. */
const marks: Record<CardBrand, string> = {
  Visa: 'Visa',
  'American Express': 'Amex',
  MasterCard: 'MC',
  Discover: 'Disc',
  JCB: 'JCB',
  'Diners Club': 'DC',
};

/** A small card that bears the mark of its brand; the name of the card stands beside it. */
export function CardMark({ brand }: { brand: string | undefined }) {
  const known = CARD_BRANDS.find(one => one === brand);
  return (
    <span className={styles.mark} aria-hidden="true">
      {known ? marks[known] : <CreditCardIcon />}
    </span>
  );
}
