import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRecordContext, type RaRecord } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import {
  EmbeddedList,
  EmbeddedPagination,
  EmbeddedTable,
  PanelSearch,
  TablePanel,
  useListContext,
  type TablePanelProps,
} from '../../src/admin/index.ts';
import { TYPING_PAUSE } from '../../src/platform/rules.ts';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin, unmountAdmin } from './renderAdmin.tsx';

const people = ['Zoë', 'Ada', 'Mary', 'Grace', 'Kim', 'Lu', 'Max', 'Nora', 'Olga'].map((name, index) => ({
  id: String(index),
  name,
  logins: index * 10,
}));

const recordName = ({ name }: RaRecord) => String(name);
const RemoveButton = () => <button type="button">Remove {useRecordContext()!.name}</button>;
const Heading = () => {
  const { total } = useListContext();
  return <h2>People {total}</h2>;
};

const renderList = (props: Partial<Parameters<typeof EmbeddedList>[0]> = {}, at = '/posts') =>
  renderAdmin(
    <EmbeddedList addressPrefix="person" perPage={4} records={people} getSearchText={recordName} {...props}>
      <Heading />
      <PanelSearch title="People" total={people.length} />
      <EmbeddedTable
        title="People"
        sortable
        rowActions={<RemoveButton />}
        empty={<p>Nobody yet</p>}
        loadError="error.load"
      >
        <EmbeddedTable.Col source="name" label="Name" width={60} />
        <EmbeddedTable.NumberCol source="logins" label="Logins" width={40} />
        <EmbeddedTable.Col label="Initial" render={({ name }) => String(name).slice(0, 1)} />
      </EmbeddedTable>
      <EmbeddedPagination />
    </EmbeddedList>,
    { dataProvider: postsProvider().provider, at },
  );

const Posts = () => (
  <EmbeddedList
    addressPrefix="post"
    resource="posts"
    perPage={5}
    sort={{ field: 'title', order: 'DESC' }}
    filter={{ is_published: true }}
  >
    <EmbeddedTable title="Posts">
      <EmbeddedTable.Col source="title" label="Title" />
    </EmbeddedTable>
    <EmbeddedPagination />
  </EmbeddedList>
);

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => row.querySelector('td')!.textContent);
const ready = () => screen.findByRole('region', { name: 'People' });

describe('a small list', () => {
  it('a small list shows its records in the given order, in pages with real links', async () => {
    const { address } = renderList();
    await ready();
    expect(names()).toEqual(['Zoë', 'Ada', 'Mary', 'Grace']);
    const second = screen.getByRole('link', { name: /2$/ });
    expect(second.getAttribute('href')).toBe('/posts?personPage=2');
    fireEvent.click(second);
    await waitFor(() => expect(names()).toEqual(['Kim', 'Lu', 'Max', 'Nora']));
    expect(address()).toBe('/posts?personPage=2');
  });

  it('a small list sorts by its column headers and keeps the other parameters of the URL', async () => {
    const { address } = renderList({}, '/posts?q=x&personOpen=7&personPage=2');
    await ready();
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(names()).toEqual(['Ada', 'Grace', 'Kim', 'Lu']));
    expect(address()).toBe('/posts?q=x&personOpen=7&personSortBy=name&personSortDirection=asc');
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(screen.getByRole('button', { name: 'Logins' }));
    await waitFor(() => expect(names()).toEqual(['Zoë', 'Ada', 'Mary', 'Grace']));
    fireEvent.click(screen.getByRole('button', { name: 'Logins' }));
    await waitFor(() => expect(names()).toEqual(['Olga', 'Nora', 'Max', 'Lu']));
    // A column without a source cannot sort.
    expect(screen.queryByRole('button', { name: 'Initial' })).toBeNull();
  });

  it('a small list searches without accents while typing, and writes the URL after a pause', async () => {
    const { address } = renderList({}, '/posts?personPage=3');
    await ready();
    vi.useFakeTimers();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' zoe' } });
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(names()).toEqual(['Zoë']);
    expect(screen.getByRole('heading').textContent).toBe('People 1');
    expect(address()).not.toContain('personQ');
    await act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE));
    expect(address()).toBe('/posts?personQ=zoe');
  });

  it('a small list opens the last page in place of one beyond it, but not while its records load', async () => {
    const { address } = renderList({ records: null }, '/posts?personPage=9');
    await ready();
    expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(4);
    expect(address()).toBe('/posts?personPage=9');
    unmountAdmin();
    renderList({}, '/posts?personPage=9');
    await waitFor(() => expect(location.search).toBe('?personPage=3'));
    expect(names()).toEqual(['Olga']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3');
  });

  it('a small list never shows an empty page before it opens the last page', async () => {
    const shown: (number | undefined)[] = [];
    const Probe = () => {
      shown.push(useListContext().data?.length);
      return null;
    };
    renderAdmin(
      <EmbeddedList addressPrefix="person" perPage={4} records={people}>
        <Probe />
      </EmbeddedList>,
      { dataProvider: postsProvider().provider, at: '/posts?personPage=9' },
    );
    await waitFor(() => expect(location.search).toBe('?personPage=3'));
    expect(new Set(shown)).toEqual(new Set([1]));
  });

  it('a small list provides the record to the buttons of its rows', async () => {
    renderList();
    await ready();
    const row = screen.getByRole('cell', { name: 'Ada' }).closest('tr')!;
    expect(within(row).getByRole('button').textContent).toBe('Remove Ada');
  });

  it('a small list shows that it is empty, could not be read, or lacks records', async () => {
    renderList({ records: [] });
    await screen.findByText('Nobody yet');
    unmountAdmin();
    const refetch = vi.fn<() => void>();
    renderList({ records: null, error: new Error('No'), refetch });
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalled();
    unmountAdmin();
    renderList({ skippedCount: 2 });
    await screen.findByText(/2 /);
    expect(names()).toHaveLength(4);
  });

  it('a small list without a prefix keeps its state out of the URL', async () => {
    const { address } = renderList({ addressPrefix: undefined as never });
    await ready();
    fireEvent.click(screen.getByRole('link', { name: /2$/ }));
    await waitFor(() => expect(names()).toEqual(['Kim', 'Lu', 'Max', 'Nora']));
    expect(address()).toBe('/posts');
  });

  it('a small list of a resource requests its pages one at a time', async () => {
    const { provider, requests } = postsProvider();
    const { address } = renderAdmin(<Posts />, { dataProvider: provider, at: '/posts?postPage=2' });
    await waitFor(() => expect(names()).toEqual(['Corporis', 'Accusantium']));
    fireEvent.pointerEnter(screen.getByRole('link', { name: /1$/ }));
    expect(requests('getList')).toMatchObject([
      {
        pagination: { page: 2, perPage: 5 },
        sort: { field: 'title', order: 'DESC' },
        filter: { is_published: true },
      },
    ]);
    expect(address()).toBe('/posts?postPage=2');
  });

  it('a small list of a resource opens the last page in place of one beyond it', async () => {
    const { address } = renderAdmin(<Posts />, {
      dataProvider: postsProvider().provider,
      at: '/posts?postPage=9',
    });
    await waitFor(() => expect(names()).toEqual(['Corporis', 'Accusantium']));
    expect(address()).toBe('/posts?postPage=2');
  });
});

describe('a panel with a table', () => {
  const panel = (props: Partial<TablePanelProps<RaRecord>> = {}) =>
    renderAdmin(
      <TablePanel title="People" addressPrefix="person" records={people} perPage={4} {...props}>
        <EmbeddedTable.Col source="name" label="Name" />
      </TablePanel>,
      { dataProvider: postsProvider().provider, at: '/posts' },
    );

  it('a table panel has a heading with the number of records, a search and one region with its name', async () => {
    panel({
      getSearchText: recordName,
      actions: <button type="button">Add</button>,
      intro: <p>All of them</p>,
    });
    await screen.findByRole('heading', { name: 'People 9' });
    expect(screen.getAllByRole('region', { name: /^People/ })).toEqual([await ready()]);
    screen.getByRole('button', { name: 'Add' });
    screen.getByText('All of them');
    const search = screen.getByRole('searchbox', { name: 'Search this list: People' });
    fireEvent.change(search, { target: { value: 'zo' } });
    await waitFor(() => expect(names()).toEqual(['Zoë']));
    fireEvent.change(search, { target: { value: 'nobody' } });
    await screen.findByText('No matches');
  });

  it('a table panel without searchable text has no search, and shows that it is empty', async () => {
    panel({ records: [], empty: <p>Nobody yet</p> });
    await screen.findByText('Nobody yet');
    screen.getByRole('heading', { name: 'People' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
