import { useListFilterContext } from 'react-admin';
import { State } from '../../ui/State.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';

/** react-admin's `ListNoResults`: no record matches the search and filters, with a button that clears them. */
export function ListNoResults() {
  const t = useText();
  const { filterValues = {}, setFilters } = useListFilterContext();
  const { q, ...others } = filterValues as Record<string, unknown>;
  const filterCount = Object.keys(others).length;
  const text = t(
    q ? (filterCount ? 'list.nothingFor.both' : 'list.nothingFor.text') : 'list.nothingFor.filters',
    { text: q, smart_count: filterCount },
  );
  return (
    <div className="panel">
      <State kind="rows" title={t('list.nothingFound')} text={q || filterCount ? text : ''}>
        {q || filterCount ? (
          <TextButton onClick={() => setFilters({}, {})}>{t('list.clearAll')}</TextButton>
        ) : null}
      </State>
    </div>
  );
}
