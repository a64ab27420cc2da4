import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  DataTable,
  DateRangeFilterInput,
  FilterButton,
  List,
  NumberFilterInput,
  SearchInput,
  SelectFilterInput,
} from '../../src/admin/index.ts';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent);
const authors = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Grace' },
];
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectFilterInput
    key="author"
    source="author_id"
    label="Author"
    choices={authors}
    emptyText="Anybody"
    translateChoice={false}
  />,
  <NumberFilterInput key="views" source="views" />,
  <DateRangeFilterInput key="published" source="published_at" label="Published" />,
];
const open = async (at = '/posts', debounce?: number) => {
  const { provider, requests } = postsProvider();
  renderAdmin(
    <List resource="posts" filters={filters} {...(debounce !== undefined && { debounce })}>
      <DataTable>
        <DataTable.Col source="title" />
      </DataTable>
    </List>,
    { dataProvider: provider, at },
  );
  await waitFor(() => expect(names().length).toBeGreaterThan(0));
  return requests;
};
const openFilters = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

describe('filter inputs without a form', () => {
  it('open in a popover; a value is a chip that changes or clears it', async () => {
    const requests = await open();
    expect(screen.queryByLabelText('Author')).toBeNull();
    const popover = await openFilters();
    fireEvent.change(popover.getByLabelText('Author'), { target: { value: '2' } });
    await waitFor(() => expect(location.search).toBe('?author_id=2'));
    expect(requests('getList').at(-1)!.filter).toEqual({ author_id: 2 });
    fireEvent.click(popover.getByRole('button', { name: 'Close' }));
    await screen.findByRole('button', { name: 'Author Grace', hidden: true });
    fireEvent.click(screen.getByRole('button', { name: 'Clear Author: Grace', hidden: true }));
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(names()).toHaveLength(10));
  });

  it('are cleared together; the search stays', async () => {
    await open('/posts?q=a&author_id=2&views=37');
    screen.getByRole('button', { name: 'Views 37' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(location.search).toBe('?q=a'));
    expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
  });

  it('that are `alwaysOn` are shown like any other input', async () => {
    const { provider } = postsProvider();
    renderAdmin(
      <List
        resource="posts"
        filters={[<SelectFilterInput key="author" source="author_id" choices={authors} alwaysOn />]}
        actions={<FilterButton />}
      >
        <DataTable>
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      { dataProvider: provider },
    );
    fireEvent.change(await screen.findByRole('combobox', { name: 'Author' }), { target: { value: '1' } });
    await waitFor(() => expect(location.search).toBe('?author_id=1'));
    expect(screen.queryByRole('button', { name: /Filter/ })).toBeNull();
  });

  it('List / debounce: a text is requested once typing has stopped for that long', async () => {
    const requests = await open('/posts', 50);
    const began = performance.now();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'beatae' } });
    await waitFor(() => expect(names()).toEqual(['Beatae']), { interval: 10 });
    expect(performance.now() - began).toBeLessThan(450);
    expect(requests('getList')).toHaveLength(2);
  });
});
