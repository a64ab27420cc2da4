import {
  useGetResourceLabel,
  useListContext,
  useListFilterContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { StaleNote } from '../../ui/failure/StaleNote.tsx';
import { State } from '../../ui/State.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './list.module.css';
import { useListUi } from './ListUiContext.ts';
import { useResourceText } from './useResourceText.ts';

/** react-admin's `Empty`: the state of a list without records, with the create button. */
export function ListEmpty() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 0);
  const { createButton } = useListUi();
  const textOf = (key: string, defaultKey: string) =>
    translate(`resources.${resource}.${key}`, { _: translate(defaultKey, { name, _: '' }) });
  return (
    <div className="panel">
      <State
        kind="rows"
        title={textOf('empty', 'ra.page.empty')}
        text={createButton ? textOf('invite', 'ra.page.invite') : ''}
      >
        {createButton}
      </State>
    </div>
  );
}

/** The error of the request with a retry button. It replaces the rows, or is above stale rows. */
export function ListError() {
  const textOf = useResourceText();
  const { error, data, refetch } = useListContext();
  if (!error) return null;
  const props = { error, loadError: textOf('loadError', 'error.load'), retry: () => void refetch() };
  return data ? (
    <div className={styles.failed}>
      <StaleNote {...props} />
    </div>
  ) : (
    <div className="panel">
      <FailedState {...props} />
    </div>
  );
}

/** react-admin's `ListNoResults`: the state of a list in which no record matches the search and filters, with a button to clear them. */
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
