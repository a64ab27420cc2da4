import Popover from '@mui/material/Popover';
import { useMemo, type ReactElement } from 'react';
import { useListFilterContext, type FilterPayload } from 'react-admin';
import { useFocusReturn } from '../../../ui/focus/handover.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { Mui } from '../../../ui/theme/Mui.tsx';
import { useText } from '../../../ui/useText.ts';
import { useListAddressContext } from '../../list/useListAddress.ts';
import type { FilterProps } from '../filterElements.ts';
import styles from './FilterPopover.module.css';
import { FilterInputsContext } from './useFilterInput.ts';

interface Props {
  filters: ReactElement<FilterProps>[];
  anchor: HTMLElement;
  /** The source of the filter that gets the focus. Defaults to the first one. */
  focusedSource?: string | undefined;
  onClose(): void;
}

/** The inputs of all filters with a chip. Each one takes effect immediately, without adding a history entry. */
export default function FilterPopover({
  filters,
  anchor,
  focusedSource = filters[0]?.props.source,
  onClose,
}: Props) {
  const t = useText();
  const layerRef = useFocusReturn();
  const change = useListAddressContext()?.change;
  const { filterValues = {}, setFilters } = useListFilterContext();
  const context = useMemo(
    () => ({
      focusedSource,
      setFilters: async (filters: FilterPayload) =>
        change
          ? change({ filterValues: filters }, { replace: true })
          : (await (setFilters(filters) as unknown)) !== false,
    }),
    [focusedSource, change, setFilters],
  );
  const sources = filters.map(({ props: { source } }) => source);
  const otherValues = Object.entries(filterValues).filter(([source]) => !sources.includes(source));
  return (
    <Mui>
      <Popover
        open
        ref={layerRef}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('list.filters'), className: styles.paper ?? '' },
        }}
      >
        <FilterInputsContext value={context}>{filters}</FilterInputsContext>
        <div className={styles.foot}>
          <TextButton
            small
            variant="quiet"
            onClick={() => void context.setFilters(Object.fromEntries(otherValues))}
          >
            {t('list.clearAll')}
          </TextButton>
          <TextButton small onClick={onClose}>
            {t('ui.close')}
          </TextButton>
        </div>
      </Popover>
    </Mui>
  );
}
