import { dayRange } from '../../platform/lists.ts';
import { formatIsoDate } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { choiceText, findChoice, type FilterChoices } from './filterChoices.ts';
import type { Translate } from './filterElements.ts';

const SelectFilter = lazyComponent(() => import('./popover/SelectFilter.tsx'));

/** A select filter with the props of react-admin's `SelectInput`. It needs no form. */
export const SelectFilterInput = Object.assign(SelectFilter, {
  isStandaloneFilter: true as const,
  valueToText(value: unknown, props: FilterChoices, translate: Translate) {
    const choice = findChoice(value, props);
    return choice ? choiceText(choice, props, translate) : String(value);
  },
});

const NumberFilter = lazyComponent(() => import('./popover/NumberFilter.tsx'));

/** A filter whose value is an integer from 1. It takes effect when typing stops, or immediately on Enter or blur. It needs no form. */
export const NumberFilterInput = Object.assign(NumberFilter, {
  isStandaloneFilter: true as const,
  valueToText: String,
});

const DateRangeFilter = lazyComponent(() => import('./popover/DateRangeFilter.tsx'));

/** A filter whose value is a range of days, `2026-11-01,2026-11-20`. It needs no form. */
export const DateRangeFilterInput = Object.assign(DateRangeFilter, {
  isStandaloneFilter: true as const,
  valueToText: (value: unknown) => String(value).split(',').map(formatIsoDate).join(' – '),
  valueToTimes(value: unknown) {
    const range = dayRange(String(value))
      ?.split(',')
      .map(instant => Date.parse(instant) / 1000);
    return range as [number, number] | undefined;
  },
});
