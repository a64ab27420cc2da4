import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useListFilterContext, useTranslate, type SearchInputProps as RaSearchInputProps } from 'react-admin';
import styles from '../../lists/list.module.css';
import { useAddressedText } from '../../lists/useAddressedText.ts';
import { useResourceText } from './useResourceText.ts';

/** As documented it has no label. */
type Props = Required<Pick<RaSearchInputProps, 'source'>> &
  Pick<RaSearchInputProps, 'alwaysOn' | 'placeholder'>;

/**
 * react-admin's `SearchInput`. It sets its filter by itself, when typing stops or at Enter, so that a list with nothing but a
 * search loads no form.
 */
function Search({ source, placeholder }: Props) {
  const translate = useTranslate();
  const textOf = useResourceText();
  const { filterValues, setFilters } = useListFilterContext();
  const label = placeholder ?? translate(textOf('search', 'ra.action.search'));
  const { typed, type, settle } = useAddressedText(
    String(filterValues[source] ?? ''),
    // A list's setters answer whether the address moved: unsaved input may hold it back.
    async text => (await (setFilters({ ...filterValues, [source]: text }) as unknown)) !== false,
  );
  return (
    <label className={styles.search}>
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
          // The same Enter would answer the question about unsaved input.
          event.preventDefault();
          void settle();
        }}
      />
    </label>
  );
}

/** `filtersAlone`: `FilterForm` draws it beside its form. */
export const SearchInput = Object.assign(Search, { filtersAlone: true });
