import { EMPTY } from '../../ui/formats.ts';
import { NameText } from '../../ui/Name.tsx';
import type { NamedEntry } from './useSubscriptionEntries.ts';

interface Props {
  entry: NamedEntry;
}

/** Whether two words read the same: one of them is then left out. */
export const isSameWord = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** 'Professional · Annual' */
export const PlanText = ({ entry: { calledPlan, duration } }: Props) => (
  <>
    <NameText name={calledPlan} />
    {duration && !isSameWord(duration, calledPlan.text) ? ` · ${duration}` : ''}
  </>
);

/** '$480.00 / year' */
export const priceOf = ({ price, every }: NamedEntry) => (price ? `${price} / ${every}` : '');

/** The same, the amount before how often it is due. */
export function PriceText({ entry: { price, every } }: Props) {
  if (!price) return EMPTY;
  return (
    <>
      <b>{price}</b> <span className="secondary">/ {every}</span>
    </>
  );
}
