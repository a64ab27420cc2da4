import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useInput, useListContext, WithListContext, type Exporter } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { DataTable, FilterButton, List, SearchInput } from '../../src/admin/index.ts';
import { postsProvider } from './dataProvider.ts';
import { PostTable } from './PostTable.tsx';
import { renderAdmin } from './renderAdmin.tsx';

const headers = () => screen.getAllByRole('columnheader').map(header => header.textContent);
/** The texts of the row headers. */
const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent);
const matching = (params: object) => expect.objectContaining(params);

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
