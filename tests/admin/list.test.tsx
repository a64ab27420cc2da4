import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
import { DataTable, FilterButton, List, SearchInput } from '../../src/admin/index.ts';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const heads = () => screen.getAllByRole('columnheader').map(head => head.textContent);
/** What the first cells of the rows say. */
const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent);
const asked = (params: object) => expect.objectContaining(params);

const PostTable = () => (
  <DataTable>
    <DataTable.Col source="title" />
    <DataTable.NumberCol source="views" />
    <DataTable.Col source="is_published" label="Published" />
  </DataTable>
);

describe('1. List / Usage', () => {
  it('A list asks for the first ten records by id and shows them in the columns of its table.', async () => {
    const { provider, asked: calls } = postsProvider();
    renderAdmin(
      <List resource="posts">
        <PostTable />
      </List>,
      { dataProvider: provider },
    );
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(calls('getList')).toEqual([
      asked({ pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' }, filter: {} }),
    ]);
    expect(heads()).toEqual(['Title', 'Views', 'Published', 'Actions']);
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
  it('Default filters and the permanent one reach the data provider; only the former are shown and can be changed.', async () => {
    const { provider, asked: calls } = postsProvider();
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
    expect(calls('getList').at(-1)).toEqual(asked({ filter: { title: 'Corporis', is_published: true } }));
    const input = await screen.findByLabelText<HTMLInputElement>('With the title');
    await waitFor(() => expect(input.value).toBe('Corporis'));
    expect(screen.queryByLabelText(/published/)).toBeNull();
    fireEvent.change(input, { target: { value: '' } });
    await waitFor(() => expect(names()).toHaveLength(7));
    expect(calls('getList').at(-1)).toEqual(asked({ filter: { is_published: true } }));
  });
});

describe('3. List / empty', () => {
  const PostList = () => (
    <List resource="posts" empty={<p>No post yet</p>} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <PostTable />
    </List>
  );

  it('Without a record and without filters the list is its `empty` element.', async () => {
    const { provider } = postsProvider({ getList: async () => ({ data: [], total: 0 }) });
    renderAdmin(<PostList />, { dataProvider: provider });
    await screen.findByText('No post yet');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('With a filter it says that nothing was found, and the filter stays.', async () => {
    const { provider } = postsProvider();
    renderAdmin(<PostList />, { dataProvider: provider, at: '/posts?q=nowhere' });
    await screen.findByRole('heading', { name: 'No matches' });
    expect(screen.queryByText('No post yet')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('nowhere');
  });
});

describe('4. List / aside, WithListContext', () => {
  it('A child of one’s own and an aside read the list and follow its pages.', async () => {
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
  it('Two lists on one page are paged apart, and the address does not change.', async () => {
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
  it('A custom `meta` reaches the data provider, and only a custom `onError` tells of a failure.', async () => {
    const { provider, asked: calls } = postsProvider({
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
    expect(calls('getList')[0]).toEqual(asked({ meta: { foo: 'bar' } }));
    expect(within(screen.getByRole('list', { name: 'Notifications' })).queryAllByRole('listitem')).toEqual(
      [],
    );
  });
});

describe('7. FilteringTutorial / Filter Button-Form Combo', () => {
  const open = async () => {
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
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'With the title' }));
  };

  it('The button opens a filter with its default value, and its removal takes both away.', async () => {
    await open();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('With the title').value).toBe('Corporis'),
    );
    await waitFor(() => expect(names()).toEqual(['Corporis']));
    fireEvent.click(screen.getByRole('button', { name: 'Clear With the title' }));
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(screen.queryByLabelText('With the title')).toBeNull();
  });

  it('What was removed does not come back with the next change of another filter.', async () => {
    await open();
    await waitFor(() => expect(names()).toEqual(['Corporis']));
    fireEvent.click(screen.getByRole('button', { name: 'Clear With the title' }));
    await waitFor(() => expect(names()).toHaveLength(10));
    fireEvent.change(screen.getByLabelText('Anything'), { target: { value: 'ba' } });
    await waitFor(() => expect(location.search).toBe('?q=ba'));
  });
});

describe('8. FilteringTutorial / Linking to a pre-filtered list', () => {
  it('A link with `?filter={…}` opens the list with that filter, and the address becomes the list’s own.', async () => {
    const { provider, asked: calls } = postsProvider();
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
    expect(calls('getList')).toEqual([
      asked({
        filter: { author_id: 2 },
        sort: { field: 'title', order: 'DESC' },
        pagination: { page: 1, perPage: 5 },
      }),
    ]);
  });
});

describe('The list’s controller', () => {
  it('has every member that react-admin’s has.', async () => {
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

  it('leads from a page beyond the last to the last, by replacing.', async () => {
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

  it('keeps what is ticked while filters change, and shows a filter that has no value yet.', async () => {
    const { provider } = postsProvider();
    let list: ReturnType<typeof useListContext>;
    const Heard = () => {
      const heard = useListContext();
      useEffect(() => void (list = heard));
      const { displayedFilters } = useListFilterContext();
      return <p>{Object.keys(displayedFilters).join()}</p>;
    };
    renderAdmin(
      <List resource="posts">
        <Heard />
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

it('A list that is given another resource shows nothing of the one before.', async () => {
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

describe('An export', () => {
  it('hands the records that match to the list’s exporter, as documented, and asks with a limit of 1,000.', async () => {
    const { provider, asked: calls } = postsProvider();
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
    expect(calls('getList').at(-1)).toEqual(
      asked({ pagination: { page: 1, perPage: 1000 }, filter: { author_id: 1 } }),
    );
  });

  it('is not offered where the list has none.', async () => {
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
