import { useRef, type ChangeEvent } from 'react';
import { useLabelledInput } from '../../admin/index.ts';
import { CardBrandIcon } from '../../domain/billing/CardBrandIcon.tsx';
import { cardBrand } from '../../platform/cards.ts';
import { Field } from '../../ui/Field.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './cards.module.css';
import { reformatCardNumber } from './reformatCardNumber.ts';

const asTyped = (value: unknown) => value;

/** An input for a card number. It groups the digits and shows the brand while the user types. */
export function CardNumberInput({ changed }: { changed(): void }) {
  const t = useText();
  const { field, fieldProps, inputProps } = useLabelledInput({
    source: 'number',
    parse: asTyped,
    onChange: changed,
  });
  const brand = cardBrand(field.value as string);
  const before = useRef('');
  const shape = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const { text, caret } = reformatCardNumber(
      before.current,
      typed,
      (nativeEvent as InputEvent).inputType === 'deleteContentForward',
    );
    before.current = text;
    // Sets the value before React renders, so that the caret keeps its position.
    target.value = text;
    target.setSelectionRange(caret, caret);
    field.onChange(text);
  };
  return (
    <Field {...fieldProps}>
      <span className={styles.number}>
        <input
          className="input numbers"
          inputMode="numeric"
          autoComplete="cc-number"
          spellCheck={false}
          {...inputProps}
          {...field}
          onChange={shape}
        />
        <CardBrandIcon brand={brand} />
        <span className="visually-hidden" role="status">
          {brand ? t('subscriptions.cards.brand', { brand }) : ''}
        </span>
      </span>
    </Field>
  );
}
