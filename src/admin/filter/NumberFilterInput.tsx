import type { NumberInputProps as RaNumberInputProps } from 'react-admin';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

export type NumberFilterInputProps = Pick<RaNumberInputProps, 'alwaysOn' | 'label'> & { source: string };

const NumberFilter = lazyComponent<NumberFilterInputProps>(() => import('./popover/NumberFilter.tsx'));

/** A filter that is a whole number from 1. It takes effect when typing stops, or immediately on Enter or blur. It needs no form. */
export const NumberFilterInput = Object.assign(NumberFilter, {
  isStandaloneFilter: true as const,
  valueToText: String,
});
