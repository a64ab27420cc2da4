import * as z from 'zod/mini';
import { defineForm, type FormValues } from '../../admin/form/defineForm.ts';
import {
  cardBrand,
  cardExpiry,
  cvcLength,
  digitsOnly,
  fullYear,
  isCardNumber,
  isCvc,
} from '../../platform/cards.ts';
import type { FieldErrors } from '../../platform/errors.ts';
import { withKind } from '../../platform/fieldKind.ts';
import type { NewCard } from '../../platform/subscriptions.ts';

const required = (error: string) => z.refine<string>(text => text.trim() !== '', { error, abort: true });
const matches = (right: (text: string) => boolean, error: string) =>
  z.refine<string>(text => right(text.trim()), error);

/** The fields of a card, with the checks that need no card processor. */
export const cardForm = defineForm('subscriptions.cards', {
  number: withKind(
    'secret',
    z
      .string()
      .check(
        required('subscriptions.cards.rule.number'),
        matches(isCardNumber, 'subscriptions.cards.rule.digits'),
      ),
  ),
  name: z.string().check(required('subscriptions.cards.rule.name')),
  exp_month: z
    .string()
    .check(matches(text => /^(0?[1-9]|1[0-2])$/.test(text), 'subscriptions.cards.rule.month')),
  exp_year: z.string().check(matches(text => fullYear(text) !== undefined, 'subscriptions.cards.rule.year')),
  cvc: withKind('secret', z.string().check(required('subscriptions.cards.rule.code'))),
});
export type CardValues = FormValues<typeof cardForm>;

/** Errors that involve two fields: month and year, or the code and the brand of the number. */
export function cardErrors({ number, exp_month, exp_year, cvc }: CardValues): FieldErrors {
  return {
    ...(cardExpiry(exp_month, exp_year, new Date()) === 'expired' && {
      exp_year: 'subscriptions.cards.rule.expired',
    }),
    ...(!isCvc(cvc.trim(), number) && {
      cvc:
        cvcLength(cardBrand(number)) === 4
          ? 'subscriptions.cards.rule.code4'
          : 'subscriptions.cards.rule.code3',
    }),
  };
}

/** Converts form values to the request: digits only, a month of two digits and a year of four. */
export const cardPayload = ({ number, name, exp_month, exp_year, cvc }: CardValues): NewCard => ({
  name: name.trim(),
  number: digitsOnly(number),
  exp_month: exp_month.trim().padStart(2, '0'),
  exp_year: String(fullYear(exp_year.trim())),
  cvc: cvc.trim(),
});
