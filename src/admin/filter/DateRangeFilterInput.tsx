import type { DateInputProps as RaDateInputProps } from 'react-admin';
import { dayText } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useFilterInput } from './FilterInputsContext.ts';

type Props = Pick<RaDateInputProps, 'alwaysOn' | 'label'> & { source: string };

const DateRangeFields = lazyComponent(() => import('./popover/DateRangeFields.tsx'));

/** A filter that is a range of calendar days, `2026-11-01,2026-11-20`. It needs no form. */
const DateRange = (props: Props) => <DateRangeFields {...useFilterInput(props)} />;

export const DateRangeFilterInput = Object.assign(DateRange, {
  isStandaloneFilter: true as const,
  valueToText: (value: unknown) => String(value).split(',').map(dayText).join(' – '),
  preload: DateRangeFields.preload,
});
