import type { SelectInputProps as RaSelectInputProps } from 'react-admin';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { choiceText, findChoice, type FilterChoices } from './filterChoices.ts';
import type { Translate } from './filterElements.ts';

export type SelectFilterInputProps = Pick<RaSelectInputProps, 'alwaysOn' | 'label'> &
  FilterChoices & {
    source: string;
    /** The text of the choice without a value. */
    emptyText?: string;
  };

const SelectFilter = lazyComponent<SelectFilterInputProps>(() => import('./popover/SelectFilter.tsx'));

/** A select for a filter, with the props of react-admin's `SelectInput`. It needs no form. */
export const SelectFilterInput = Object.assign(SelectFilter, {
  isStandaloneFilter: true as const,
  valueToText(value: unknown, props: FilterChoices, translate: Translate) {
    const choice = findChoice(value, props);
    return choice ? choiceText(choice, props, translate) : String(value);
  },
});
