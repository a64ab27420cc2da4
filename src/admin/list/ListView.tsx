import { isValidElement, useMemo, type ReactNode } from 'react';
import { FilterContext, useListContext, type ListProps as RaListProps } from 'react-admin';
import { CallError } from '../../platform/errors.ts';
import { AccessDeniedRedirect } from '../../ui/AccessDeniedRedirect.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import { useText } from '../../ui/useText.ts';
import { ExportButton } from '../button/ExportButton.tsx';
import { FilterPopoverButton } from '../filter/FilterButton.tsx';
import { FilterChips } from '../filter/FilterChips.tsx';
import { isChipFilter, useFilterElements } from '../filter/filterElements.ts';
import { FilterForm } from '../filter/FilterForm.tsx';
import type { TitleProp } from '../TitleProp.ts';
import { ListEmpty, ListError } from './ListStates.tsx';
import { useIsRefreshing, useListUi } from './ListUiContext.ts';
import { Pagination } from './Pagination.tsx';
import { SavedQueriesList } from './SavedQueriesList.tsx';
import styles from './toolbar.module.css';
import { useListAddressContext } from './useListAddress.ts';
import { useResourceText } from './useResourceText.ts';

/** The props of react-admin's `List` that control rendering. */
export type ListViewProps = Pick<
  RaListProps,
  | 'actions'
  | 'aside'
  | 'children'
  | 'className'
  | 'empty'
  | 'emptyWhileLoading'
  | 'filters'
  | 'pagination'
  | 'render'
> & { title?: TitleProp | false };

const NO_FILTERS: never[] = [];

/** The layout of a list page: header, toolbar, aside, rows and pagination. */
export function ListView({
  actions = <ExportButton />,
  aside,
  children,
  className,
  empty = <ListEmpty />,
  emptyWhileLoading = false,
  filters = NO_FILTERS,
  pagination = <Pagination />,
  render,
  title,
}: ListViewProps) {
  const textOf = useResourceText();
  const { createButton } = useListUi();
  const list = useListContext();
  const { data, total, error, isPending, filterValues, meta } = list;
  const filterElements = useMemo(() => [filters].flat(), [filters]);
  const { prefix, params } = useListAddressContext() ?? {};
  // A tree fetches its own records and renders its own empty and error states.
  const isTree = params?.view === 'tree';
  const isEmpty =
    !isTree && !error && !isPending && total === 0 && !Object.keys(filterValues).length && empty !== false;
  if (!prefix && error instanceof CallError && error.status === 403)
    return <AccessDeniedRedirect text={textOf('notAuthorized', 'failure.forbidden')} />;

  const renderRows = () => {
    if (isEmpty) return empty;
    if ((error && !data) || (isPending && emptyWhileLoading)) return null;
    return render ? render(list) : children;
  };
  const page = (
    <FilterContext.Provider value={filterElements}>
      {title === false ? null : <ListHeader title={title} isEmpty={isEmpty} />}
      <ListToolbar
        filters={filters}
        actions={actions}
        createButton={title === false && !isEmpty ? createButton : null}
      />
      {aside}
      {isTree ? (
        children
      ) : (
        <>
          <ListError />
          <SkippedRows count={(meta as { skippedCount?: number } | undefined)?.skippedCount ?? 0} />
          {renderRows()}
          <ResultCount />
          {pagination === false ? null : pagination}
        </>
      )}
    </FilterContext.Provider>
  );
  return className === undefined ? page : <div className={className}>{page}</div>;
}

function ListHeader({ title, isEmpty }: Pick<ListViewProps, 'title'> & { isEmpty: boolean }) {
  const listUi = useListUi();
  const { total } = useListContext();
  return (
    <PageHead
      title={listUi.title}
      {...(isValidElement(title) && { heading: title })}
      count={total}
      actions={isEmpty ? null : listUi.createButton}
    />
  );
}

interface ToolbarProps {
  filters: ListViewProps['filters'];
  actions: ReactNode;
  createButton: ReactNode;
}

function ListToolbar({ filters, actions, createButton }: ToolbarProps) {
  const { title } = useListUi();
  const isDocumented = useListAddressContext()?.isDocumented;
  const chipFilters = useFilterElements(filters).filter(isChipFilter);
  return (
    <div className={styles.tools} role="search" aria-label={title}>
      <FilterForm filters={filters} />
      {chipFilters.length ? <FilterPopoverButton filters={chipFilters} /> : null}
      {actions === false ? null : (
        <div className={styles.toolsEnd}>
          {isDocumented ? <SavedQueriesList /> : null}
          {actions}
          {createButton}
        </div>
      )}
      <FilterChips filters={filters} />
    </div>
  );
}

/** Announces the number of results to screen readers. */
function ResultCount() {
  const t = useText();
  const { total } = useListContext();
  const isRefreshing = useIsRefreshing();
  return (
    <p className="visually-hidden" role="status">
      {total === undefined || isRefreshing ? '' : t('list.results', { smart_count: total })}
    </p>
  );
}
