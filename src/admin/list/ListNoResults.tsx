import { useListFilterContext } from 'react-admin';
import { Button } from '../../ui/Button.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';

/** react-admin's `ListNoResults`: no record fits search and filters, and the way back to all of them. */
export function ListNoResults() {
  const t = useText();
  const { filterValues = {}, setFilters } = useListFilterContext();
  const { q, ...others } = filterValues as Record<string, unknown>;
  const filters = Object.keys(others).length;
  const text = t(
    q ? (filters ? 'list.nothingFor.both' : 'list.nothingFor.text') : 'list.nothingFor.filters',
    { text: q, smart_count: filters },
  );
  return (
    <div className="panel">
      <State kind="rows" title={t('list.nothingFound')} text={q || filters ? text : ''}>
        {q || filters ? <Button onClick={() => setFilters({}, {})}>{t('list.clearAll')}</Button> : null}
      </State>
    </div>
  );
}
