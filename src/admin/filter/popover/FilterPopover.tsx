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
  /** The filter that takes the focus; by default the first. */
  focused?: string | undefined;
  close(): void;
}

/** The inputs of all filters with a chip. Each takes effect as it is set, without a history entry. */
export default function FilterPopover({ filters, anchor, focused = filters[0]?.props.source, close }: Props) {
  const t = useText();
  const layer = useFocusReturn();
  const change = useListAddressContext()?.change;
  const { filterValues = {}, setFilters } = useListFilterContext();
  const context = useMemo(
    () => ({
      focused,
      setFilters: async (filters: FilterPayload) =>
        change
          ? change({ filterValues: filters }, { replace: true })
          : (await (setFilters(filters) as unknown)) !== false,
    }),
    [focused, change, setFilters],
  );
  const sources = filters.map(({ props: { source } }) => source);
  const otherValues = Object.entries(filterValues).filter(([source]) => !sources.includes(source));
  return (
    <Mui>
      <Popover
        open
        ref={layer}
        anchorEl={anchor}
        onClose={close}
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
          <TextButton small onClick={close}>
            {t('ui.close')}
          </TextButton>
        </div>
      </Popover>
    </Mui>
  );
}
