import AddIcon from '@mui/icons-material/AddOutlined';
import type { ReactElement } from 'react';
import type { FilterButtonProps as RaFilterButtonProps } from 'react-admin';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from '../list/toolbar.module.css';
import { isChipFilter, useFilterElements, type FilterProps } from './filterElements.ts';
import { useFilterPopover } from './useFilterPopover.tsx';

const FilterMenuButton = lazyComponent(() => import('./popover/FilterMenuButton.tsx'), ['views']);

/**
 * react-admin's `FilterButton`: a menu that shows and hides the filters that are not `alwaysOn`, and opens the saved queries. Filters with
 * a chip are in a popover instead.
 */
export function FilterButton({
  filters,
  disableSaveQuery = false,
}: Pick<RaFilterButtonProps, 'disableSaveQuery' | 'filters'>) {
  const elements = useFilterElements(filters);
  const chipFilters = elements.filter(isChipFilter);
  const menuFilters = elements.filter(filter => !filter.props.alwaysOn && !isChipFilter(filter));
  return (
    <>
      {chipFilters.length ? <FilterPopoverButton filters={chipFilters} /> : null}
      {menuFilters.length ? (
        <FilterMenuButton filters={menuFilters} disableSaveQuery={disableSaveQuery} />
      ) : null}
    </>
  );
}

/** A button that opens a popover with the inputs of all filters that have a chip. */
export function FilterPopoverButton({ filters }: { filters: ReactElement<FilterProps>[] }) {
  const t = useText();
  const { openPopover, isOpen, popover, preloadProps } = useFilterPopover(filters);
  return (
    <div className={styles.filterButton}>
      <TextButton
        small
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...preloadProps}
        onClick={event => void openPopover(event.currentTarget)}
      >
        <AddIcon />
        {t('list.filter')}
      </TextButton>
      {popover}
    </div>
  );
}
