import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  memoryStore,
  ReferenceFieldBase,
  useListContext,
  useRecordContext,
  useUpdateMany,
  type Exporter,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import {
  BulkActionsToolbar,
  BulkDeleteButton,
  BulkExportButton,
  BulkUpdateButton,
  SelectAllButton,
} from '../../src/admin/bulk/index.ts';
import {
  ColumnsButton,
  DataTable,
  List,
  RowButton,
  TextField,
  type DataTableProps,
} from '../../src/admin/index.ts';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const ready = () => screen.findAllByRole('rowheader');
const cellsOf = (name: string) =>
  [...screen.getByRole('rowheader', { name }).parentElement!.querySelectorAll('td')].map(
    cell => cell.textContent,
  );
const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map(header => header.textContent);

describe('10. DataTable / rowClick', () => {
  const openPage = async (rowClick: DataTableProps['rowClick']) => {
    renderAdmin(
      <List resource="posts">
        <DataTable rowClick={rowClick}>
          <DataTable.Col source="title" />
          <DataTable.Col source="views" />
        </DataTable>
      </List>,
      { dataProvider: postsProvider().provider },
    );
    await ready();
  };
  const pressRow = () => fireEvent.click(screen.getByRole('cell', { name: '37' }));

  it.each([
    ['edit', 'Edit 2'],
    ['show', 'Show 2'],
    [(id: unknown) => `/posts/${String(id)}?tab=1`, 'Edit 2?tab=1'],
  ] as const)(
    'a row opens its page on click, and its row header links to it (%s)',
    async (rowClick, page) => {
      await openPage(rowClick as DataTableProps['rowClick']);
      const link = screen.getByRole('link', { name: 'Beatae' });
      pressRow();
      await screen.findByRole('heading', { name: page });
      expect(link.getAttribute('href')).toBe(location.pathname + location.search);
    },
  );

  it('a row opens its show page as a default if the resource has one', async () => {
    await openPage(undefined);
    pressRow();
    expect(await screen.findByRole('heading', { name: 'Show 2' })).toBeTruthy();
  });

  it('links in a row to other sites and `mailto:` are left to the browser', async () => {
    renderAdmin(
      <List resource="posts">
        <DataTable rowClick="edit">
          <DataTable.Col source="title" />
          <DataTable.Col label="Author" render={() => <a href="mailto:ada@posts.example">Ada</a>} />
        </DataTable>
      </List>,
      { dataProvider: postsProvider().provider },
    );
    await ready();
    // `fireEvent` returns false if the default action was prevented.
    expect(fireEvent.click(screen.getAllByRole('link', { name: 'Ada' })[0]!)).toBe(true);
    expect(location.pathname).toBe('/posts');
  });

  it('a click beside the inputs of an edited row opens nothing', async () => {
    renderAdmin(
      <List resource="posts">
        <DataTable
          rowClick="edit"
          rowActions={<RowButton action="edit" />}
          inlineEdit={<p>The form of the row</p>}
        >
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      { dataProvider: postsProvider().provider },
    );
    await ready();
    fireEvent.click(screen.getByRole('button', { name: 'Edit Beatae' }));
    fireEvent.click(await screen.findByText('The form of the row'));
    // Resolves after the navigation that the click would start.
    await act(async () => {});
    expect(location.pathname).toBe('/posts');
  });

  it('a row opens nothing if `rowClick` is false', async () => {
    await openPage(false);
    pressRow();
    expect(screen.queryByRole('link', { name: 'Beatae' })).toBeNull();
    expect(location.pathname).toBe('/posts');
  });

  it('a row with an asynchronous `rowClick` renders a button for the keyboard', async () => {
    await openPage(async id => `/posts/${id}/show`);
    fireEvent.click(screen.getByRole('button', { name: 'Beatae' }));
    expect(await screen.findByRole('heading', { name: 'Show 2' })).toBeTruthy();
  });
});

const UpperCaseField = ({ source }: { source: string }) => (
  <b>{String(useRecordContext()?.[source]).toUpperCase()}</b>
);
const AuthorName = () => (
  <ReferenceFieldBase source="author_id" reference="authors">
    <TextField source="name" />
  </ReferenceFieldBase>
);

describe('11. DataTable / DataTable.Col', () => {
  const openPage = async () => {
    const { provider, requests } = postsProvider();
    renderAdmin(
      <List resource="posts">
        <DataTable>
          <DataTable.Col source="title" />
          <DataTable.Col label="Share" render={record => `${record.views} %`} />
          <DataTable.Col source="title" label="Loud" field={UpperCaseField} disableSort />
          <DataTable.Col source="author_id" label="Author">
            <AuthorName />
          </DataTable.Col>
          <DataTable.NumberCol source="views" sortByOrder="DESC" />
        </DataTable>
      </List>,
      { dataProvider: provider },
    );
    await ready();
    return requests;
  };

  it('a column renders the value of `source`, the result of `render` or `field`, or its children', async () => {
    const requests = await openPage();
    await waitFor(() => expect(cellsOf('Beatae')).toEqual(['37 %', 'BEATAE', 'Grace', '37', '']));
    expect(headers()).toEqual(['Title', 'Share', 'Loud', 'Author', 'Views']);
    // The authors of all rows are requested at once.
    expect(requests('getMany', 'authors')).toHaveLength(1);
  });

  it('a column header sorts, first in `sortByOrder`, unless it has `disableSort` or no source', async () => {
    const requests = await openPage();
    const sorts = () => requests('getList').map(({ sort }) => `${sort!.field} ${sort!.order}`);
    const sortButton = (name: string) => screen.queryByRole('button', { name });
    expect(sortButton('Loud')).toBeNull();
    expect(sortButton('Share')).toBeNull();
    fireEvent.click(sortButton('Views')!);
    await waitFor(() => expect(sorts().at(-1)).toBe('views DESC'));
    expect(screen.getByRole('columnheader', { name: 'Views' }).getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(sortButton('Views')!);
    await waitFor(() => expect(sorts().at(-1)).toBe('views ASC'));
    fireEvent.click(sortButton('Title')!);
    await waitFor(() => expect(sorts().at(-1)).toBe('title ASC'));
  });
});

describe('12. DataTable / hiddenColumns, ColumnsButton', () => {
  const PostList = ({ storeKey }: { storeKey?: string }) => (
    <List resource="posts" actions={<ColumnsButton {...(storeKey && { storeKey })} />}>
      <DataTable hiddenColumns={['views']} {...(storeKey && { storeKey })}>
        <DataTable.Col source="title" />
        <DataTable.Col source="views" />
        <DataTable.Col source="is_published" label="Published" />
      </DataTable>
    </List>
  );

  it('ColumnsButton shows a hidden column and stores the choice under the table’s key', async () => {
    const store = memoryStore();
    const dataProvider = postsProvider().provider;
    const visit = async (storeKey?: string) => {
      renderAdmin(<PostList {...(storeKey && { storeKey })} />, { dataProvider, store });
      await ready();
    };
    await visit();
    expect(headers()).toEqual(['Title', 'Published']);
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Views' }));
    await waitFor(() => expect(headers()).toEqual(['Title', 'Views', 'Published']));
    expect(store.getItem('posts.datatable')).toEqual([]);
  });

  it('a table hides the columns stored under its own key', async () => {
    const dataProvider = postsProvider().provider;
    const store = memoryStore({ 'posts.few': ['is_published'] });
    renderAdmin(<PostList storeKey="posts.few" />, { dataProvider, store });
    await ready();
    expect(headers()).toEqual(['Title', 'Views']);
  });
});

describe('13. DataTable / bulkActionButtons', () => {
  /** From react-admin's documentation: resets the views of the selected posts. */
  const ResetViewsButton = () => {
    const { selectedIds, onUnselectItems } = useListContext();
    const [updateMany] = useUpdateMany();
    const reset = () =>
      updateMany(
        'posts',
        { ids: selectedIds, data: { views: 0 } },
        { mutationMode: 'pessimistic', onSuccess: () => onUnselectItems() },
      );
    return (
      <button type="button" onClick={reset}>
        Reset views
      </button>
    );
  };
  const ids = () =>
    [...document.querySelectorAll<HTMLInputElement>('td input:checked')].map(({ dataset }) =>
      Number(dataset.id),
    );
  const select = (name: string, eventInit = {}) =>
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }), eventInit);
  const openPage = async (limit = 250) => {
    const { provider, requests } = postsProvider();
    renderAdmin(
      <List resource="posts">
        <DataTable
          bulkActionsToolbar={
            <BulkActionsToolbar selectAllButton={<SelectAllButton label="Select all posts" limit={limit} />}>
              <ResetViewsButton />
            </BulkActionsToolbar>
          }
        >
          <DataTable.Col source="title" />
          <DataTable.Col source="views" />
        </DataTable>
      </List>,
      { dataProvider: provider },
    );
    await ready();
    return requests;
  };

  it('rows are selected one by one or by Shift as a range, and a toolbar button changes them', async () => {
    const requests = await openPage();
    expect(screen.queryByRole('toolbar')).toBeNull();
    select('Beatae');
    await waitFor(() => expect(ids()).toEqual([2]));
    select('Eaque', { shiftKey: true });
    await waitFor(() => expect(ids()).toEqual([2, 3, 4, 5]));
    expect(within(screen.getByRole('toolbar')).getByRole('status').textContent).toBe('4 selected');
    fireEvent.click(screen.getByRole('button', { name: 'Reset views' }));
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
    expect(requests('updateMany')).toEqual([
      expect.objectContaining({ ids: [2, 3, 4, 5], data: { views: 0 } }),
    ]);
    await waitFor(() => expect(cellsOf('Beatae')[1]).toBe('0'));
  });

  it('only rows with `isRowSelectable` can be selected', async () => {
    renderAdmin(
      <List resource="posts">
        <DataTable
          rowClick="toggleSelection"
          isRowSelectable={({ id }) => Number(id) % 2 === 0}
          bulkActionsToolbar={<BulkActionsToolbar>{null}</BulkActionsToolbar>}
        >
          <DataTable.Col source="title" />
          <DataTable.Col source="views" />
        </DataTable>
      </List>,
      { dataProvider: postsProvider().provider },
    );
    await ready();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Accusantium' }).disabled).toBe(
      true,
    );
    fireEvent.click(screen.getByRole('rowheader', { name: 'Accusantium' }));
    select('Beatae');
    await waitFor(() => expect(ids()).toEqual([2]));
    const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    fireEvent.click(page);
    await waitFor(() => expect(ids()).toEqual([2, 4, 6, 8, 10]));
    expect(page.checked).toBe(true);
  });

  it('“Select all” selects all matching records up to the limit, with a notification', async () => {
    await openPage(12);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Select all posts' }));
    await waitFor(() => expect(screen.getByRole('toolbar').textContent).toContain('12 selected'));
    expect(screen.getByRole('list', { name: 'Notifications' }).textContent).toBe(
      'ra.message.select_all_limit_reached',
    );
    expect(screen.queryByRole('button', { name: 'Select all posts' })).toBeNull();
  });

  const openButtons = async (button: ReactElement) => {
    const { provider, requests } = postsProvider();
    renderAdmin(
      <List resource="posts">
        <DataTable bulkActionButtons={button}>
          <DataTable.Col source="title" />
          <DataTable.Col source="views" />
        </DataTable>
      </List>,
      { dataProvider: provider },
    );
    await ready();
    select('Beatae');
    select('Corporis');
    await screen.findByRole('toolbar');
    return requests;
  };

  it('BulkDeleteButton deletes the selected records, and sends nothing while Undo is offered', async () => {
    const requests = await openButtons(<BulkDeleteButton />);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Beatae' })).toBeNull());
    expect(requests('deleteMany')).toEqual([]);
  });

  it('BulkUpdateButton updates the selected records, and sends nothing while Undo is offered', async () => {
    const requests = await openButtons(<BulkUpdateButton data={{ views: 7 }} mutationMode="undoable" />);
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(cellsOf('Beatae')[1]).toBe('7'));
    expect(requests('updateMany')).toEqual([]);
  });

  it('BulkExportButton passes the selected records to the exporter, without a request', async () => {
    const exporter = vi.fn<Exporter>();
    const requests = await openButtons(<BulkExportButton exporter={exporter} />);
    fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(exporter).toHaveBeenCalledTimes(1));
    expect(exporter.mock.calls[0]![0].map(({ id }: { id: unknown }) => id)).toEqual([2, 3]);
    expect(requests('getMany')).toEqual([]);
  });
});
