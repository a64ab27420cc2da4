import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { ListBase, useListContext, useListFilterContext, type Exporter } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { DataTable, List, type ListProps } from '../../src/admin/index.ts';
import { postsProvider } from './dataProvider.ts';
import { PostTable } from './PostTable.tsx';
import { renderAdmin } from './renderAdmin.tsx';

/** The texts of the row headers. */
const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent);

describe('useUrlListController', () => {
  it('List returns all members of react-admin’s list controller', async () => {
    const { provider } = postsProvider();
    const members: Record<string, string[]> = {};
    const Members = ({ of }: { of: string }) => {
      const list = useListContext();
      useEffect(() => void (members[of] = Object.keys(list)));
      return null;
    };
    renderAdmin(
      <>
        <List resource="posts">
          <Members of="kit" />
        </List>
        <ListBase resource="posts" disableSyncWithLocation disableAuthentication>
          <Members of="react-admin" />
        </ListBase>
      </>,
      { dataProvider: provider },
    );
    await screen.findByRole('heading', { name: 'Posts 13' });
    expect(members.kit!.toSorted()).toEqual(members['react-admin']!.toSorted());
    expect(members.kit).toHaveLength(33);
  });

  it('List redirects a page beyond the last one without adding a history entry', async () => {
    const { provider } = postsProvider();
    const before = history.length;
    const { address } = renderAdmin(
      <List resource="posts">
        <PostTable />
      </List>,
      { dataProvider: provider, at: '/posts?page=9' },
    );
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(address()).toBe('/posts?page=2');
    expect(history.length).toBe(before);
  });

  it('List keeps the selection when filters change, and displays a filter without a value', async () => {
    const { provider } = postsProvider();
    let list: ReturnType<typeof useListContext>;
    const ListProbe = () => {
      const context = useListContext();
      useEffect(() => void (list = context));
      const { displayedFilters } = useListFilterContext();
      return <p>{Object.keys(displayedFilters).join()}</p>;
    };
    renderAdmin(
      <List resource="posts">
        <ListProbe />
      </List>,
      { dataProvider: provider },
    );
    await waitFor(() => expect(list.data).toHaveLength(10));
    list!.onSelect([1, 3]);
    list!.showFilter('title', undefined);
    await screen.findByText('title');
    list!.setFilters({ author_id: 1 }, { author_id: true });
    await waitFor(() => expect(list.data).toHaveLength(5));
    expect(list!.selectedIds).toEqual([1, 3]);
    list!.hideFilter('author_id');
    await waitFor(() => expect(list.data).toHaveLength(10));
  });
});

it.each([false, true])(
  'several changes of a list in one event are all applied (disableSyncWithLocation: %s)',
  async isLocal => {
    const { provider, requests } = postsProvider();
    let list: ReturnType<typeof useListContext>;
    const Probe = () => {
      const context = useListContext();
      useEffect(() => void (list = context));
      return null;
    };
    renderAdmin(
      <List resource="posts" aside={<Probe />} disableSyncWithLocation={isLocal}>
        <PostTable />
      </List>,
      { dataProvider: provider },
    );
    await waitFor(() => expect(names()).toHaveLength(10));
    await act(async () => {
      list.setSort({ field: 'title', order: 'DESC' });
      list.showFilter('author_id', 2);
      list.showFilter('is_published', true);
      list.setPerPage(5);
    });
    await waitFor(() => expect(names()).toEqual(['Kappa', 'Eaque']));
    expect(requests('getList').at(-1)).toMatchObject({
      sort: { field: 'title', order: 'DESC' },
      filter: { author_id: 2, is_published: true },
      pagination: { page: 1, perPage: 5 },
    });
    expect(list!.displayedFilters).toEqual({ author_id: true, is_published: true });
    await act(async () => {
      list.hideFilter('author_id');
      list.hideFilter('is_published');
    });
    await waitFor(() => expect(names()).toHaveLength(5));
    expect([list!.filterValues, list!.displayedFilters]).toEqual([{}, {}]);
  },
);

it('List shows no rows of the previous resource when its resource changes', async () => {
  const { provider } = postsProvider();
  const Both = () => {
    const [resource, show] = useState('posts');
    return (
      <>
        <button type="button" onClick={() => show('authors')}>
          Authors
        </button>
        <List resource={resource}>
          <DataTable>
            <DataTable.Col source="id" />
          </DataTable>
        </List>
      </>
    );
  };
  renderAdmin(<Both />, { dataProvider: provider });
  await waitFor(() => expect(names()).toHaveLength(10));
  fireEvent.click(screen.getByRole('button', { name: 'Authors' }));
  expect(screen.queryAllByRole('rowheader')).toEqual([]);
  await waitFor(() => expect(names()).toHaveLength(3));
});

it('a late reply to “Select all” does not select records after the list was left', async () => {
  const { provider } = postsProvider();
  let answer = () => {};
  const getList: typeof provider.getList = async (resource, params) => {
    if (params.pagination?.perPage === 250) await new Promise<void>(resolve => (answer = resolve));
    return provider.getList(resource, params);
  };
  let list: ReturnType<typeof useListContext>;
  const Probe = () => {
    const context = useListContext();
    useEffect(() => void (list = context));
    return null;
  };
  const { go } = renderAdmin(
    <List resource="posts" aside={<Probe />}>
      <PostTable />
    </List>,
    { dataProvider: { ...provider, getList } },
  );
  await waitFor(() => expect(names()).toHaveLength(10));
  const selecting = list!.onSelectAll() as unknown as Promise<void>;
  await go('/posts/1');
  await screen.findByRole('heading', { name: 'Edit 1' });
  answer();
  await act(() => selecting);
  await go('/posts');
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(list!.selectedIds).toEqual([]);
});

describe('List records', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    title: `Post ${index + 1}`,
    views: (index * 7) % 12,
    kinds: index % 2 ? ['odd'] : ['even', 'all'],
  }));
  let list: ReturnType<typeof useListContext>;
  const Probe = () => {
    const context = useListContext();
    useEffect(() => void (list = context));
    return null;
  };
  const openPage = async (props: Partial<ListProps>, at = '/posts') => {
    const { provider, requests } = postsProvider();
    const { address, go } = renderAdmin(
      <List resource="posts" records={rows} aside={<Probe />} {...props}>
        <PostTable />
      </List>,
      { dataProvider: provider, at },
    );
    await waitFor(() => expect(list.resource).toBe('posts'));
    return { requests, address, go };
  };
  const ids = () => list.data?.map(({ id }) => id);

  it('List with `records` pages and sorts by the URL, without a request', async () => {
    const { requests, go } = await openPage({ perPage: 5, sort: { field: 'views', order: 'DESC' } });
    expect(ids()).toEqual([6, 11, 4, 9, 2]);
    expect([list.total, list.isPending, list.hasNextPage]).toEqual([12, false, true]);
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'Next page' }));
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(ids()).toEqual([7, 12, 5, 10, 3]));
    await go('/posts?page=9');
    await waitFor(() => expect(ids()).toEqual([8, 1]));
    expect(await list.getData!({ maxResults: 3 })).toHaveLength(3);
    expect(requests('getList')).toEqual([]);
  });

  it('List with `records` filters by values, by text and by `filterCallback`, as useList does', async () => {
    await openPage({ filter: { kinds: 'even' }, filterCallback: ({ views }) => views > 1 });
    expect(ids()).toEqual([3, 5, 7, 9, 11]);
    await act(async () => void (await list.setFilters({ q: 'POST 1' }, {})));
    await waitFor(() => expect(ids()).toEqual([11]));
  });

  it('List with `records` can filter by `matchesFilters`', async () => {
    await openPage({
      filter: { above: 9 },
      matchesFilters: ({ views }, { above }: { above?: number }) => views > (above ?? 0),
    });
    expect(ids()).toEqual([6, 11]);
  });

  it('List with `records` shows a skeleton while they load', async () => {
    await openPage({ records: null });
    expect([list.isPending, list.data]).toEqual([true, undefined]);
    expect(screen.getByRole('region', { name: 'Posts' }).getAttribute('aria-busy')).toBe('true');
  });

  it('List with `records` shows why they could not be loaded, with Retry', async () => {
    const refetch = vi.fn<() => void>();
    await openPage({ records: null, error: new Error('No disk'), refetch });
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('List with `records` reports how many were left out', async () => {
    await openPage({ skippedCount: 2 });
    expect(list.meta).toEqual({ skippedCount: 2 });
  });

  it('List with `records` takes page size, sort fields and filters of its `definition` from the URL only', async () => {
    const definition: ListProps['definition'] = {
      pageSize: 8,
      sortBy: 'views',
      sortDirection: 'desc',
      view: 'table',
      sorts: ['views'],
      filters: { kinds: ['odd', 'even'] },
    };
    await openPage(
      { definition, addressPrefix: 'all' },
      '/posts?allKinds=odd&allSortBy=title&allPageSize=9&allColor=red',
    );
    expect([list.perPage, list.sort, list.filterValues]).toEqual([
      8,
      { field: 'views', order: 'DESC' },
      { kinds: 'odd' },
    ]);
    expect(ids()).toEqual([6, 4, 2, 12, 10, 8]);
  });

  it('List with `records` exports them as the URL filters and sorts them, without a request', async () => {
    const exporter = vi.fn<Exporter>();
    const { requests } = await openPage({ exporter, filter: { kinds: 'all' }, perPage: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(exporter).toHaveBeenCalledTimes(1));
    expect(exporter.mock.calls[0]![0].map(({ id }) => id)).toEqual([1, 3, 5, 7, 9, 11]);
    expect(requests('getList')).toEqual([]);
  });
});
