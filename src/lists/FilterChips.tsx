import AddIcon from '@mui/icons-material/AddOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { dayText } from '../ui/formats.ts';
import { part } from '../ui/part.tsx';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import { labelled, type Filter, type ListFilter } from './filters.ts';
import styles from './list.module.css';

const FilterPopover = part(() => import('./FilterPopover.tsx'));

/** The filters in force, each clearable by itself, and the button that offers them all. */
export function FilterChips({ filters: own }: { filters: ListFilter[] }) {
  const t = useText();
  const { name, state, change } = useConsoleList();
  const filters = own.map(filter => labelled(name, filter));
  const [open, setOpen] = useState<{ anchor: HTMLElement; source?: string }>();
  const set = filters.filter(({ source }) => state.filters[source]);
  const clear = (source: string) => change({ filters: { ...state.filters, [source]: '' } });

  const shown = (filter: Filter) => {
    const value = state.filters[filter.source]!;
    if (filter.kind === 'days') return value.split(',').map(dayText).join(' – ');
    const option = filter.kind === 'choice' && filter.options.find(one => one.value === value);
    return option ? t(option.label) : value;
  };

  return (
    <div className={styles.chips} role="group" aria-label={t('list.filters')}>
      {set.map(filter => (
        <span key={filter.source} className={styles.filterChip}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={event => setOpen({ anchor: event.currentTarget, source: filter.source })}
          >
            <span>{t(filter.label)}</span> {shown(filter)}
          </button>
          <button
            type="button"
            aria-label={t('list.clear', { name: `${t(filter.label)}: ${shown(filter)}` })}
            onClick={() => clear(filter.source)}
          >
            <CloseIcon fontSize="small" />
          </button>
        </span>
      ))}
      <Button
        small
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={open !== undefined}
        {...FilterPopover.ahead}
        onClick={event => setOpen({ anchor: event.currentTarget })}
      >
        <AddIcon />
        {t('list.filter')}
      </Button>
      {set.length ? (
        <Button small variant="quiet" onClick={() => change({ filters: {} })}>
          {t('list.clearAll')}
        </Button>
      ) : null}
      {open ? <FilterPopover filters={filters} anchor={open.anchor} first={open.source} close={() => setOpen(undefined)} /> : null}
    </div>
  );
}
