import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useListFilterContext, useTranslate, type SearchInputProps as RaSearchInputProps } from 'react-admin';
import { useUrlText } from '../../ui/url/useUrlText.ts';
import { useListUi } from '../list/ListUiContext.ts';
import styles from '../list/toolbar.module.css';
import { useResourceText } from '../list/useResourceText.ts';

/** `label` is not supported, as react-admin documents. */
type Props = Required<Pick<RaSearchInputProps, 'source'>> &
  Pick<RaSearchInputProps, 'alwaysOn' | 'placeholder'>;

/**
 * react-admin's `SearchInput`. It sets its filter without a form, debounced or on Enter, so that a list with only a search field does not
 * load the code of forms.
 */
function Search({ source, placeholder }: Props) {
  const translate = useTranslate();
  const textOf = useResourceText();
  const { debounce } = useListUi();
  const { filterValues, setFilters } = useListFilterContext();
  const label = placeholder ?? translate(textOf('search', 'ui.find'));
  const { typed, type, settle } = useUrlText(
    String(filterValues[source] ?? ''),
    // `setFilters` resolves to false if the user stays because of unsaved input.
    async text => (await (setFilters({ ...filterValues, [source]: text }) as unknown)) !== false,
    debounce,
  );
  return (
    <label className={`search-input ${styles.search}`}>
      <span className="visually-hidden">{label}</span>
      <SearchIcon />
      <input
        className="input small"
        type="search"
        placeholder={label}
        value={typed}
        onChange={event => type(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return;
          // Otherwise the same key press would confirm the dialog about unsaved input.
          event.preventDefault();
          void settle();
        }}
      />
    </label>
  );
}

/** With `isStandaloneFilter`, `FilterForm` renders it outside its form. */
export const SearchInput = Object.assign(Search, { isStandaloneFilter: true });
