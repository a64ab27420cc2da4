import { useId } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { TextInput, type TextInputProps } from '../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import type { Card } from '../../platform/subscriptions.ts';
import { MayFill } from '../../ui/Button.tsx';
import { useText } from '../../ui/useText.ts';
import { cardErrors, cardForm, type CardValues } from './cardForm.ts';
import { CardNumberInput } from './CardNumberInput.tsx';
import styles from './cards.module.css';
import { useAddCard } from './useAddCard.ts';
import { ADD_CARD } from './useAdding.ts';

interface Props {
  cards: Card[];
  /** It is saved. */
  done(): void;
  /** Missing where there is nothing to go back to. */
  cancel?: (() => void) | undefined;
}

/** Asks for a card. No draft is kept of it, and with the form all of it is gone from the page. */
export function AddCardForm({ cards, done, cancel }: Props) {
  const t = useText();
  const heading = useId();
  const save = useAddCard(cards);
  return (
    <section id={ADD_CARD} className={styles.add} aria-labelledby={heading}>
      <h3 id={heading}>{t('subscriptions.cards.add')}</h3>
      <RecordForm
        form={cardForm}
        check={cardErrors}
        save={save}
        done={done}
        {...(cancel && { cancel })}
        label={t('subscriptions.cards.add')}
      >
        <CardInputs />
        {/* The filled button of this page is the one that charges. */}
        <MayFill value={false}>
          <SaveButtons submit={t('subscriptions.cards.save')} />
        </MayFill>
      </RecordForm>
    </section>
  );
}

function CardInputs() {
  const { trigger } = useFormContext();
  const { isSubmitted } = useFormState();
  /** What is wrong of two fields together may be so no more. */
  const judge = (source: 'exp_year' | 'cvc') => () => void (isSubmitted && trigger(source));
  return (
    <>
      <CardNumberInput changed={judge('cvc')} />
      <TextInput<CardValues> source="name" autoComplete="cc-name" />
      <div className={styles.three}>
        <Digits source="exp_month" autoComplete="cc-exp-month" maxLength={2} onChange={judge('exp_year')} />
        <Digits source="exp_year" autoComplete="cc-exp-year" maxLength={4} />
        <Digits source="cvc" autoComplete="cc-csc" maxLength={4} className={`input numbers ${styles.code}`} />
      </div>
    </>
  );
}

const Digits = (props: TextInputProps<CardValues>) => (
  <TextInput<CardValues> className="input numbers" inputMode="numeric" spellCheck={false} {...props} />
);
