import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useListFilterContext, useTranslate, type SearchInputProps as RaSearchInputProps } from 'react-admin';
import { useAddressedText } from '../../ui/url/useAddressedText.ts';
import { useListFrame } from '../list/ListFrame.ts';
import styles from '../list/toolbar.module.css';
import { useResourceText } from '../list/useResourceText.ts';

/** As documented, `label` is not supported. */
type Props = Required<Pick<RaSearchInputProps, 'source'>> &
  Pick<RaSearchInputProps, 'alwaysOn' | 'placeholder'>;

/**
 * react-admin's `SearchInput`. It sets its filter directly, debounced or on Enter, so that a list with only a search field loads no
 * form code.
 */
function Search({ source, placeholder }: Props) {
  const translate = useTranslate();
  const textOf = useResourceText();
  const { debounce } = useListFrame();
  const { filterValues, setFilters } = useListFilterContext();
  const label = placeholder ?? translate(textOf('search', 'ui.find'));
  const { typed, type, settle } = useAddressedText(
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
          // Otherwise the same keypress would confirm the dialog about unsaved input.
          event.preventDefault();
          void settle();
        }}
      />
    </label>
  );
}

/** `isStandaloneFilter` makes `FilterForm` render it outside its form. */
export const SearchInput = Object.assign(Search, { isStandaloneFilter: true });
