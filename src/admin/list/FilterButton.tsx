import TuneIcon from '@mui/icons-material/TuneOutlined';
import {
  useListFilterContext,
  useTranslateLabel,
  type FilterButtonProps as RaFilterButtonProps,
} from 'react-admin';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useText } from '../../ui/useText.ts';
import { useFilterElements } from './FilterForm.tsx';

/** react-admin's `FilterButton`: shows and hides the filters that are not `alwaysOn`. */
export function FilterButton({ filters }: Pick<RaFilterButtonProps, 'filters'>) {
  const t = useText();
  const translateLabel = useTranslateLabel();
  const { displayedFilters = {}, showFilter, hideFilter } = useListFilterContext();
  const displayed = displayedFilters as Readonly<Record<string, boolean>>;
  const hideable = useFilterElements(filters).filter(({ props }) => !props.alwaysOn);
  if (!hideable.length) return null;
  return (
    <MenuButton
      label={t('list.filters')}
      small
      text
      entries={hideable.map(({ props: { source, label, defaultValue } }) => ({
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
