import TuneIcon from '@mui/icons-material/TuneOutlined';
import type { ReactElement } from 'react';
import { useListFilterContext, useTranslateLabel } from 'react-admin';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { FilterProps } from './filterElements.ts';

/** The menu that shows and hides the inputs of a filter form. */
export function FilterMenuButton({
  filters,
}: {
  filters: ReactElement<FilterProps>[];
  disableSaveQuery: boolean;
}) {
  const t = useText();
  const translateLabel = useTranslateLabel();
  const { displayedFilters = {}, showFilter, hideFilter } = useListFilterContext();
  const displayed = displayedFilters as Readonly<Record<string, boolean>>;
  return (
    <MenuButton
      label={t('list.filters')}
      small
      text
      entries={filters.map(({ props: { source, label, defaultValue } }) => ({
        key: source,
        label: String(translateLabel({ source, ...(typeof label === 'string' && { label }) })),
        role: 'menuitemcheckbox',
        checked: displayed[source] === true,
        choose: () => (displayed[source] ? hideFilter(source) : showFilter(source, defaultValue)),
      }))}
    >
      <TuneIcon />
      {t('list.filters')}
    </MenuButton>
  );
}
