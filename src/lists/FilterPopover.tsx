import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import type { ListState } from '../platform/lists.ts';
import { Button } from '../ui/Button.tsx';
import { useFocusReturn } from '../ui/focus/handover.ts';
import { Mui } from '../ui/theme/Mui.tsx';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import styles from './FilterPopover.module.css';
import { ALL, type Filter, type FilterInput } from './filters.ts';

interface Props {
  filters: Filter[];
  anchor: HTMLElement;
  /** The filter to begin with; else the first. */
  first?: string | undefined;
  close(): void;
}

/** Every filter of the list at once; each takes effect as it is set. */
export default function FilterPopover({ filters, anchor, first = filters[0]?.source, close }: Props) {
  const t = useText();
  const { state, change } = useConsoleList();
  // Counts how often what is typed here gave way to what the list shows.
  const layer = useFocusReturn();
  const [round, setRound] = useState(0);
  const go = async (filters: ListState['filters']) => {
    const went = await change({ filters }, { replace: true });
    if (!went) setRound(n => n + 1);
    return went;
  };
  const set = async (source: string, value: string) =>
    (state.filters[source] ?? '') === value || go({ ...state.filters, [source]: value });
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
        {filters.map(filter => {
          const value = state.filters[filter.source] ?? '';
          const shared = {
            label: t(filter.label),
            value,
            autoFocus: filter.source === first,
            set: (next: string) => set(filter.source, next),
          };
          return (
            <ChoiceFilter
              key={`${filter.source} ${round}`}
              {...shared}
              options={filter.options.map(({ value, label }) => ({ value, label: t(label) }))}
            />
          );
        })}
        <div className={styles.foot}>
          <Button small variant="quiet" onClick={() => void go({})}>
            {t('list.clearAll')}
          </Button>
          <Button small onClick={close}>
            {t('ui.close')}
          </Button>
        </div>
      </Popover>
    </Mui>
  );
}

function ChoiceFilter({
  label,
  value,
  autoFocus,
  set,
  options,
}: FilterInput & { options: { value: string; label: string }[] }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        autoFocus={autoFocus}
        value={value || ALL}
        onChange={event => void set(event.target.value === ALL ? '' : event.target.value)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
