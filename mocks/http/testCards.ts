import type { NewCard } from '../../src/platform/subscriptions.ts';

/**
 * `refused`: the card is not accepted, for this reason; `unpaid`: the card is accepted, but every charge
 * fails.
 */
export interface TestCard {
  number: string;
  country: string;
  refused?: { param: keyof NewCard | 'card'; message: string };
  unpaid?: string;
}

const DECLINED = 'Your card was declined.';
const good = (number: string, country = 'US'): TestCard => ({ number, country });
const refused = (number: string, param: keyof NewCard | 'card', message: string): TestCard => ({
  number,
  country: 'US',
  refused: { param, message },
});

/**
 * The test numbers that Stripe publishes. No other card is accepted, so that no one enters a real one in a
 * demo.
 */
export const TEST_CARDS: readonly TestCard[] = [
  good('4242424242424242'),
  good('4012888888881881'),
  good('4000056655665556'),
  good('4222222222222'),
  good('5555555555554444'),
  good('2223003122003222'),
  good('5200828282828210'),
  good('5105105105105100'),
  good('378282246310005'),
  good('371449635398431'),
  good('6011111111111117'),
  good('6011000990139424'),
  good('6011981111111113'),
  good('30569309025904'),
  good('38520000023237'),
  good('36227206271667'),
  good('3566002020360505', 'JP'),
  good('3530111333300000', 'JP'),
  good('4000001240000000', 'CA'),
  good('4000000760000002', 'BR'),
  good('4000004840008001', 'MX'),
  good('4000002760000016', 'DE'),
  good('4000002500000003', 'FR'),
  good('4000008260000000', 'GB'),
  good('4000007240000007', 'ES'),
  good('4000003920000003', 'JP'),
  refused('4000000000000002', 'number', DECLINED),
  refused('4000000000009995', 'number', 'Your card has insufficient funds.'),
  refused('4000000000000069', 'exp_month', 'Your card has expired.'),
  refused('4000000000000127', 'cvc', "Your card's security code is incorrect."),
  refused(
    '4000000000000119',
    'card',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  { ...good('4000000000000341'), unpaid: DECLINED },
];
