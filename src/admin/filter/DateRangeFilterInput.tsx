import type { DateInputProps as RaDateInputProps } from 'react-admin';
import { dayText } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

export type DateRangeFilterInputProps = Pick<RaDateInputProps, 'alwaysOn' | 'label'> & { source: string };

const DateRangeFilter = lazyComponent<DateRangeFilterInputProps>(
  () => import('./popover/DateRangeFilter.tsx'),
);

/** A filter that is a range of calendar days, `2026-11-01,2026-11-20`. It needs no form. */
export const DateRangeFilterInput = Object.assign(DateRangeFilter, {
  isStandaloneFilter: true as const,
  valueToText: (value: unknown) => String(value).split(',').map(dayText).join(' – '),
});
