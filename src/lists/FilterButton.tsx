import AddIcon from '@mui/icons-material/AddOutlined';
import { Button } from '../ui/Button.tsx';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import { labelled, type AnyListFilter } from './filters.ts';
import styles from './list.module.css';
import { useFilterPopover } from './useFilterPopover.tsx';

/** Offers every filter of the list; it stays among the tools, the filters in force are `FilterChips`. */
export function FilterButton({ filters }: { filters: AnyListFilter[] }) {
  const t = useText();
  const { area } = useConsoleList();
  const { open, isOpen, popover, preloadProps } = useFilterPopover(
    filters.map(filter => labelled(area, filter)),
  );
  return (
    <div className={styles.filterButton}>
      <Button
        small
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...preloadProps}
        onClick={event => open(event.currentTarget)}
      >
        <AddIcon />
        {t('list.filter')}
      </Button>
      {popover}
    </div>
  );
}
