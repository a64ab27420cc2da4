import TuneIcon from '@mui/icons-material/TuneOutlined';
import { useRef, useState, type ReactElement } from 'react';
import { useListFilterContext, useTranslateLabel } from 'react-admin';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { useSavableList } from '../../list/SavedQueriesList.tsx';
import type { FilterProps } from '../filterElements.ts';

const SavedQueriesPopover = lazyComponent(
  () => import('../../savedQueries/SavedQueriesPopover.tsx'),
  ['views'],
);

interface Props {
  filters: ReactElement<FilterProps>[];
  disableSaveQuery: boolean;
}

/** A menu that shows and hides the inputs of a filter form, and opens the saved queries. */
export default function FilterMenuButton({ filters, disableSaveQuery }: Props) {
  const t = useText();
  const translateLabel = useTranslateLabel();
  const { displayedFilters = {}, showFilter, hideFilter } = useListFilterContext();
  const list = useSavableList();
  const button = useRef<HTMLSpanElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const displayed = displayedFilters as Readonly<Record<string, boolean>>;
  const queries = {
    key: 'savedQueries',
    label: t('views.title'),
    choose: () => setAnchor(button.current ?? undefined),
  };
  return (
    <span ref={button}>
      <MenuButton
        label={t('list.filters')}
        small
        text
        entries={[
          ...filters.map(({ props: { source, label, defaultValue } }) => ({
            key: source,
            label: String(translateLabel({ source, ...(typeof label === 'string' && { label }) })),
            role: 'menuitemcheckbox' as const,
            checked: displayed[source] === true,
            choose: () => (displayed[source] ? hideFilter(source) : showFilter(source, defaultValue)),
          })),
          ...(disableSaveQuery ? [] : [queries]),
        ]}
      >
        <TuneIcon />
        {t('list.filters')}
      </MenuButton>
      {anchor && list ? (
        <SavedQueriesPopover list={list} anchor={anchor} onClose={() => setAnchor(undefined)} />
      ) : null}
    </span>
  );
}
