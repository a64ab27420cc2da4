import { EMPTY } from '../../ui/formats.ts';
import { NameText } from '../../ui/Name.tsx';
import type { NamedSubscription } from './useNamedSubscriptions.ts';

interface Props {
  entry: NamedSubscription;
}

/** Compares two texts that are shown side by side, so that one is left out if they are equal. */
export const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Renders 'Professional · Annual'. */
export const PlanText = ({ entry: { planLabel, duration } }: Props) => (
  <>
    <NameText name={planLabel} />
    {duration && !isSameText(duration, planLabel.text) ? ` · ${duration}` : ''}
  </>
);

/** Returns '$480.00 / year', or '' if the price is unknown. */
export const formatPrice = ({ price, frequency }: NamedSubscription) =>
  price ? `${price} / ${frequency}` : '';

/** Renders the text of `formatPrice` with a bold amount. */
export function PriceText({ entry: { price, frequency } }: Props) {
  if (!price) return EMPTY;
  return (
    <>
      <b>{price}</b> <span className="secondary">/ {frequency}</span>
    </>
  );
}
