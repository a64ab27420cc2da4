import { EMPTY } from '../../ui/formats.ts';
import { NameText } from '../../ui/Name.tsx';
import type { NamedEntry } from './useSubscriptionEntries.ts';

interface Props {
  entry: NamedEntry;
}

/** Compares two texts that are shown side by side, so that one is left out if they are equal. */
export const isSameWord = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Renders 'Professional · Annual'. */
export const PlanText = ({ entry: { calledPlan, duration } }: Props) => (
  <>
    <NameText name={calledPlan} />
    {duration && !isSameWord(duration, calledPlan.text) ? ` · ${duration}` : ''}
  </>
);

/** Returns '$480.00 / year', or '' if the price is unknown. */
export const priceOf = ({ price, every }: NamedEntry) => (price ? `${price} / ${every}` : '');

/** Renders the text of `priceOf` with a bold amount. */
export function PriceText({ entry: { price, every } }: Props) {
  if (!price) return EMPTY;
  return (
    <>
      <b>{price}</b> <span className="secondary">/ {every}</span>
    </>
  );
}
