import { useId } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { SaveButton, SimpleForm, TextInput, Toolbar, type TextInputProps } from '../../admin/index.ts';
import type { SavedCard } from '../../platform/subscriptions.ts';
import { AllowPrimaryButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { cardErrors, cardForm, type CardValues } from './cardForm.ts';
import { CardNumberInput } from './CardNumberInput.tsx';
import styles from './cards.module.css';
import { useAddCard } from './useAddCard.ts';
import { ADD_CARD } from './useAddCardToggle.ts';

interface Props {
  cards: SavedCard[];
  /** SubscriptionNames after the card was saved. */
  done(): void;
  /** Undefined if there is no card to return to. */
  cancel?: (() => void) | undefined;
}

/** A form for a card. It has no draft, so that its values exist only while it is mounted. */
export function AddCardForm({ cards, done, cancel }: Props) {
  const t = useText();
  const heading = useId();
  const add = useAddCard(cards, done);
  return (
    <section id={ADD_CARD} className={styles.add} aria-labelledby={heading}>
      <h3 id={heading}>{t('subscriptions.cards.add')}</h3>
      <SimpleForm
        fields={cardForm}
        validate={cardErrors}
        onSubmit={add}
        {...(cancel && { cancel })}
        label={t('subscriptions.cards.add')}
        toolbar={toolbar}
      >
        <CardInputs />
      </SimpleForm>
    </section>
  );
}

// The only primary button of the page is the one that charges the card.
const toolbar = (
  <AllowPrimaryButton value={false}>
    <Toolbar>
      <SaveButton label="subscriptions.cards.save" />
    </Toolbar>
  </AllowPrimaryButton>
);

function CardInputs() {
  const { trigger } = useFormContext();
  const { isSubmitted } = useFormState();
  /** Validates a field whose error depends on the one that changes. */
  const validateAgain = (source: 'exp_year' | 'cvc') => () => void (isSubmitted && trigger(source));
  return (
    <>
      <CardNumberInput changed={validateAgain('cvc')} />
      <TextInput<CardValues> source="name" autoComplete="cc-name" />
      <div className={styles.three}>
        <Digits
          source="exp_month"
          autoComplete="cc-exp-month"
          maxLength={2}
          onChange={validateAgain('exp_year')}
        />
        <Digits source="exp_year" autoComplete="cc-exp-year" maxLength={4} />
        <Digits source="cvc" autoComplete="cc-csc" maxLength={4} className={`input numbers ${styles.code}`} />
      </div>
    </>
  );
}

const Digits = ({ maxLength, ...props }: TextInputProps<CardValues> & { maxLength: number }) => (
  <TextInput<CardValues>
    className="input numbers"
    inputProps={{ inputMode: 'numeric', spellCheck: false, maxLength }}
    {...props}
  />
);
