import CloseIcon from '@mui/icons-material/CloseOutlined';
import type { ReactElement, ReactNode } from 'react';
import { useListFilterContext, useTranslate, useTranslateLabel } from 'react-admin';
import { TextButton } from '../../ui/TextButton.tsx';
import { Time } from '../../ui/Time.tsx';
import { useText } from '../../ui/useText.ts';
import toolbarStyles from '../list/toolbar.module.css';
import styles from './FilterChips.module.css';
import {
  isChipFilter,
  useFilterElements,
  valueText,
  valueTimes,
  type FilterProps,
} from './filterElements.ts';
import { useFilterPopover } from './useFilterPopover.tsx';

/** Chips with the current values of the list's filters. The user can change or clear each one. */
export function FilterChips({ filters: filtersProp }: { filters?: ReactNode }) {
  const filters = useFilterElements(filtersProp).filter(isChipFilter);
  return filters.length ? <Chips filters={filters} /> : null;
}

function Chips({ filters }: { filters: ReactElement<FilterProps>[] }) {
  const t = useText();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { filterValues = {}, setFilters } = useListFilterContext();
  const values = filterValues as Record<string, unknown>;
  const { openPopover, popover } = useFilterPopover(filters);
  const active = filters.filter(({ props: { source } }) => values[source] !== undefined);
  const clear = (button: HTMLElement, sources: string[]) => {
    moveFocus(button);
    setFilters(Object.fromEntries(Object.entries(values).filter(([source]) => !sources.includes(source))));
  };
  const renderChip = (filter: ReactElement<FilterProps>) => {
    const { source, label } = filter.props;
    const name = String(translateLabel({ source, ...(typeof label === 'string' && { label }) }));
    const text = valueText(filter, values[source], translate);
    const [from, until] = valueTimes(filter, values[source]) ?? [];
    return (
      <span key={source} className={styles.filterChip}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={event => void openPopover(event.currentTarget, source)}
        >
          <span>{name}</span>{' '}
          <Time seconds={from} until={until}>
            {text}
          </Time>
        </button>
        <button
          type="button"
          aria-label={t('list.clear', { name: `${name}: ${text}` })}
          onClick={event => clear(event.currentTarget, [source])}
        >
          <CloseIcon fontSize="small" />
        </button>
      </span>
    );
  };
  return (
    <>
      {active.length ? (
        <div className={toolbarStyles.chips} role="group" aria-label={t('list.filters')}>
          {active.map(renderChip)}
          <TextButton
            small
            variant="quiet"
            onClick={event =>
              clear(
                event.currentTarget,
                filters.map(({ props: { source } }) => source),
              )
            }
          >
            {t('list.clearAll')}
          </TextButton>
        </div>
      ) : null}
      {popover}
    </>
  );
}

/** Moves the focus to an adjacent chip, else to the button that opens the filters, because the clear button disappears with its chip. */
function moveFocus(button: HTMLElement) {
  const chip = button.parentElement!;
  const sibling = [chip.nextElementSibling, chip.previousElementSibling].find(one => one?.matches('span'));
  const next =
    sibling?.querySelector<HTMLElement>('button:last-child') ??
    button.closest('[role=search]')?.querySelector<HTMLElement>('[aria-haspopup=dialog]');
  next?.focus();
}
