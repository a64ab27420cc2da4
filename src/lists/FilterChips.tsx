import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Button } from '../ui/Button.tsx';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import { labelled, type AnyListFilter, type Filter } from './filters.ts';
import styles from './list.module.css';
import { useFilterPopover } from './useFilterPopover.tsx';

/** The filters in force, in a line of their own below the tools, each clearable by itself. */
export function FilterChips({ filters: own }: { filters: AnyListFilter[] }) {
  const t = useText();
  const { area, state, change } = useConsoleList();
  const filters = own.map(filter => labelled(area, filter));
  const { open, popover } = useFilterPopover(filters);
  const set = filters.filter(({ source }) => state.filters[source]);
  const clear = (button: HTMLElement, filters: Record<string, string>) => {
    goOn(button);
    void change({ filters });
  };

  const shown = (filter: Filter) => {
    const value = state.filters[filter.source]!;
    const option = filter.options.find(one => one.value === value);
    return option ? t(option.label) : value;
  };

  const chips = (
    <div className={styles.chips} role="group" aria-label={t('list.filters')}>
      {set.map(filter => (
        <span key={filter.source} className={styles.filterChip}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={event => open(event.currentTarget, filter.source)}
          >
            <span>{t(filter.label)}</span> {shown(filter)}
          </button>
          <button
            type="button"
            aria-label={t('list.clear', { name: `${t(filter.label)}: ${shown(filter)}` })}
            onClick={event => clear(event.currentTarget, { ...state.filters, [filter.source]: '' })}
          >
            <CloseIcon fontSize="small" />
          </button>
        </span>
      ))}
      <Button small variant="quiet" onClick={event => clear(event.currentTarget, {})}>
        {t('list.clearAll')}
      </Button>
    </div>
  );
  return (
    <>
      {set.length ? chips : null}
      {popover}
    </>
  );
}

/** The button goes with its filter: the keyboard goes on at the chip beside it, else at the button that offers them all. */
function goOn(button: HTMLElement) {
  const chip = button.parentElement!;
  const beside = [chip.nextElementSibling, chip.previousElementSibling].find(one => one?.matches('span'));
  const next =
    beside?.querySelector<HTMLElement>('button:last-child') ??
    button.closest('[role=search]')?.querySelector<HTMLElement>('[aria-haspopup=dialog]');
  next?.focus();
}
