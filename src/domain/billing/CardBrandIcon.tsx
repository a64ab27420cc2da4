import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import { CARD_BRANDS, type CardBrand } from '../../platform/cards.ts';
import styles from './CardBrandIcon.module.css';

/**
 * The names of the brands, short enough for the mark. The logos are not used, because the brands own them.
 */
const marks: Record<CardBrand, string> = {
  Visa: 'Visa',
  'American Express': 'Amex',
  MasterCard: 'MC',
  Discover: 'Disc',
  JCB: 'JCB',
  'Diners Club': 'DC',
};

/** The mark is hidden from screen readers, because the name of the card is beside it. */
export function CardBrandIcon({ brand }: { brand: string | undefined }) {
  const known = CARD_BRANDS.find(one => one === brand);
  return (
    <span className={styles.mark} aria-hidden="true">
      {known ? marks[known] : <CreditCardIcon />}
    </span>
  );
}
