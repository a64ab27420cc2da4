import TuneIcon from '@mui/icons-material/TuneOutlined';
import {
  useListFilterContext,
  useTranslateLabel,
  type FilterButtonProps as RaFilterButtonProps,
} from 'react-admin';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useText } from '../../ui/useText.ts';
import { useFilters } from './FilterForm.tsx';

/** react-admin's `FilterButton`: opens filters that are not always there, with the value that they begin with, and takes them away. */
export function FilterButton({ filters: own }: Pick<RaFilterButtonProps, 'filters'>) {
  const t = useText();
  const labelOf = useTranslateLabel();
  const { displayedFilters = {}, showFilter, hideFilter } = useListFilterContext();
  const displayed = displayedFilters as Readonly<Record<string, boolean>>;
  const offered = useFilters(own).filter(({ props }) => !props.alwaysOn);
  if (!offered.length) return null;
  return (
    <MenuButton
      label={t('list.filters')}
      small
      text
      entries={offered.map(({ props: { source, label, defaultValue } }) => ({
        key: source,
        label: String(labelOf({ source, ...(typeof label === 'string' && { label }) })),
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
