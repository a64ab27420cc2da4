import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import {
  ListBase,
  useInput,
  useListContext,
  useListFilterContext,
  WithListContext,
  type Exporter,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { DataTable, FilterButton, List, SearchInput, type ListProps } from '../../src/admin/index.ts';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const headers = () => screen.getAllByRole('columnheader').map(header => header.textContent);
/** The texts of the row headers. */
const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent);
const matching = (params: object) => expect.objectContaining(params);

const PostTable = () => (
  <DataTable>
    <DataTable.Col source="title" />
    <DataTable.NumberCol source="views" />
    <DataTable.Col source="is_published" label="Published" />
  </DataTable>
);

describe('1. List / Usage', () => {
  it('List requests the first ten records by id and renders them in the columns of the table', async () => {
    const { provider, requests } = postsProvider();
    renderAdmin(
      <List resource="posts">
        <PostTable />
      </List>,
      { dataProvider: provider },
    );
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(requests('getList')).toEqual([
      matching({ pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' }, filter: {} }),
    ]);
    expect(headers()).toEqual(['Title', 'Views', 'Published']);
    expect(screen.getByRole('heading', { name: 'Posts 13' })).toBeTruthy();
  });
});

/** A custom input, as in useInput / Usage. */
const TitleInput = (props: { source: string; label: string; alwaysOn?: boolean; defaultValue?: string }) => {
  const { id, field } = useInput(props);
  return (
    <>
      <label htmlFor={id}>{props.label}</label>
      <input id={id} {...field} />
    </>
  );
};

describe('2. List / filterDefaultValues and filter', () => {
  it('List sends default and permanent filters, and shows only the default ones in the form', async () => {
    const { provider, requests } = postsProvider();
    renderAdmin(
      <List
        resource="posts"
        filter={{ is_published: true }}
        filterDefaultValues={{ title: 'Corporis' }}
        filters={[<TitleInput key="title" source="title" label="With the title" alwaysOn />]}
      >
        <PostTable />
      </List>,
      { dataProvider: provider },
    );
    await waitFor(() => expect(names()).toEqual(['Corporis']));
    expect(requests('getList').at(-1)).toEqual(
      matching({ filter: { title: 'Corporis', is_published: true } }),
    );
    const input = await screen.findByLabelText<HTMLInputElement>('With the title');
    await waitFor(() => expect(input.value).toBe('Corporis'));
    expect(screen.queryByLabelText(/published/)).toBeNull();
    fireEvent.change(input, { target: { value: '' } });
    await waitFor(() => expect(names()).toHaveLength(7));
    expect(requests('getList').at(-1)).toEqual(matching({ filter: { is_published: true } }));
  });
});

describe('3. List / empty', () => {
  const PostList = () => (
    <List resource="posts" empty={<p>No post yet</p>} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <PostTable />
    </List>
  );

  it('List renders the element `empty` without records and filters', async () => {
    const { provider } = postsProvider({ getList: async () => ({ data: [], total: 0 }) });
    renderAdmin(<PostList />, { dataProvider: provider });
    await screen.findByText('No post yet');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('List renders “No matches” and keeps the filter if no record matches it', async () => {
    const { provider } = postsProvider();
    renderAdmin(<PostList />, { dataProvider: provider, at: '/posts?q=nowhere' });
    await screen.findByRole('heading', { name: 'No matches' });
    expect(screen.queryByText('No post yet')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('nowhere');
  });
});

describe('4. List / aside, WithListContext', () => {
  it('a custom child and an aside of List update when the page changes', async () => {
    const { provider } = postsProvider();
    const Aside = () => <p>{useListContext().total} in all</p>;
    renderAdmin(
      <List resource="posts" aside={<Aside />}>
        <WithListContext
          render={({ data }) => (
            <ol>
              {data?.map(({ id, title }) => (
                <li key={id}>Post {title}</li>
              ))}
            </ol>
          )}
        />
      </List>,
      { dataProvider: provider },
    );
    await screen.findByText('13 in all');
    expect(screen.getAllByText(/^Post /)).toHaveLength(10);
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(screen.getAllByText(/^Post /)).toHaveLength(3));
  });
});

describe('5. List / disableSyncWithLocation', () => {
  it('two lists with `disableSyncWithLocation` have their own pages and leave the URL unchanged', async () => {
    const { provider } = postsProvider();
    const { address } = renderAdmin(
      <>
        {(['posts', 'comments'] as const).map(resource => (
          <section key={resource} aria-label={resource}>
            <List resource={resource} disableSyncWithLocation perPage={4}>
              <DataTable>
                <DataTable.Col source="id" />
              </DataTable>
            </List>
          </section>
        ))}
      </>,
      { dataProvider: provider },
    );
    const ids = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('rowheader')
        .map(cell => cell.textContent);
    await waitFor(() => expect(ids('comments')).toEqual(['1', '2', '3', '4']));
    fireEvent.click(
      within(screen.getByRole('region', { name: 'posts' })).getByRole('link', { name: 'Next page' }),
    );
    await waitFor(() => expect(ids('posts')).toEqual(['5', '6', '7', '8']));
    expect(ids('comments')).toEqual(['1', '2', '3', '4']);
    expect(address()).toBe('/posts');
  });
});

describe('6. List / queryOptions', () => {
  it('List sends a custom `meta` and reports a failure only to a custom `onError`', async () => {
    const { provider, requests } = postsProvider({
      getList: async () => Promise.reject(new Error('Down')),
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onError = vi.fn<(error: Error) => void>();
    renderAdmin(
      <List resource="posts" queryOptions={{ meta: { foo: 'bar' }, onError }}>
        <PostTable />
      </List>,
      { dataProvider: provider },
    );
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Down' }));
    expect(requests('getList')[0]).toEqual(matching({ meta: { foo: 'bar' } }));
    expect(within(screen.getByRole('list', { name: 'Notifications' })).queryAllByRole('listitem')).toEqual(
      [],
    );
  });
});

it('a prefetched page is requested with the `meta` of the list', async () => {
  const { provider, requests } = postsProvider();
  renderAdmin(
    <List resource="posts" queryOptions={{ meta: { foo: 'bar' } }}>
      <PostTable />
    </List>,
    { dataProvider: provider },
  );
  fireEvent.pointerEnter(await screen.findByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(requests('getList')).toHaveLength(2));
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await screen.findByRole('link', { name: 'Previous page' });
  expect(requests('getList').map(({ meta }) => meta)).toEqual([{ foo: 'bar' }, { foo: 'bar' }]);
});

describe('7. FilteringTutorial / Filter Button-Form Combo', () => {
  const openPage = async () => {
    const { provider } = postsProvider();
    renderAdmin(
      <List
        resource="posts"
        actions={<FilterButton />}
        filters={[
          <TitleInput key="q" source="q" label="Anything" alwaysOn />,
          <TitleInput key="title" source="title" label="With the title" defaultValue="Corporis" />,
        ]}
      >
        <PostTable />
      </List>,
      { dataProvider: provider },
    );
    await screen.findByLabelText('Anything');
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'With the title' }));
  };

  it('FilterButton shows a filter with its default value, and clears it when the filter is hidden', async () => {
    await openPage();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('With the title').value).toBe('Corporis'),
    );
    await waitFor(() => expect(names()).toEqual(['Corporis']));
    fireEvent.click(screen.getByRole('button', { name: 'Clear With the title' }));
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(screen.queryByLabelText('With the title')).toBeNull();
  });

  it('a hidden filter is not restored when another filter changes', async () => {
    await openPage();
    await waitFor(() => expect(names()).toEqual(['Corporis']));
    fireEvent.click(screen.getByRole('button', { name: 'Clear With the title' }));
    await waitFor(() => expect(names()).toHaveLength(10));
    fireEvent.change(screen.getByLabelText('Anything'), { target: { value: 'ba' } });
    await waitFor(() => expect(location.search).toBe('?q=ba'));
  });
});

describe('8. FilteringTutorial / Linking to a pre-filtered list', () => {
  it('List applies `?filter={…}` of a link and rewrites the URL to its own parameters', async () => {
    const { provider, requests } = postsProvider();
    const filter = encodeURIComponent(JSON.stringify({ author_id: 2 }));
    const { address } = renderAdmin(
      <List resource="posts">
        <PostTable />
      </List>,
      { dataProvider: provider, at: `/posts?filter=${filter}&sort=title&order=DESC&page=1&perPage=5` },
    );
    await waitFor(() => expect(names()[0]).toBe('Kappa'));
    await waitFor(() =>
      expect(address()).toBe('/posts?author_id=2&sortBy=title&sortDirection=desc&pageSize=5'),
    );
    expect(requests('getList')).toEqual([
      matching({
        filter: { author_id: 2 },
        sort: { field: 'title', order: 'DESC' },
        pagination: { page: 1, perPage: 5 },
      }),
    ]);
  });
});

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

it('List without a page header has its create button in the toolbar', async () => {
  renderAdmin(
    <List resource="posts" title={false} createButton={<button type="button">New post</button>}>
      <PostTable />
    </List>,
    { dataProvider: postsProvider().provider },
  );
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(screen.queryByRole('heading', { name: 'Posts' })).toBeNull();
  within(screen.getByRole('search')).getByRole('button', { name: 'New post' });
});

describe('ExportButton', () => {
  it('ExportButton passes up to 1,000 matching records to the list’s exporter', async () => {
    const { provider, requests } = postsProvider();
    const exporter = vi.fn<Exporter>();
    renderAdmin(
      <List resource="posts" filter={{ author_id: 1 }} exporter={exporter}>
        <PostTable />
      </List>,
      { dataProvider: provider },
    );
    await waitFor(() => expect(names()).toHaveLength(5));
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(exporter).toHaveBeenCalledTimes(1));
    const [records, fetchRelatedRecords, dataProvider, resource] = exporter.mock.calls[0]!;
    expect(records).toHaveLength(5);
    expect(await fetchRelatedRecords(records, 'author_id', 'authors')).toEqual({ 1: { id: 1, name: 'Ada' } });
    expect([typeof dataProvider.getList, resource]).toEqual(['function', 'posts']);
    expect(requests('getList').at(-1)).toEqual(
      matching({ pagination: { page: 1, perPage: 1000 }, filter: { author_id: 1 } }),
    );
  });

  it('ExportButton renders nothing if the list has no exporter', async () => {
    renderAdmin(
      <List resource="posts" exporter={false}>
        <PostTable />
      </List>,
      { dataProvider: postsProvider().provider },
    );
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});
