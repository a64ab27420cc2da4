import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import {
  memoryStore,
  RecordContextProvider,
  ReferenceFieldBase,
  useDataProvider,
  useListContext,
  useRecordContext,
  useUpdateMany,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import { marked } from '../../src/activity/live/marked.ts';
import { BulkActionsToolbar, SelectAllButton } from '../../src/admin/bulk/index.ts';
import {
  BooleanField,
  ColumnsButton,
  DataTable,
  DateField,
  FunctionField,
  List,
  NumberField,
  RowButton,
  SimpleList,
  SingleFieldList,
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
const heads = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map(head => head.textContent)
    .slice(0, -1);

describe('10. DataTable / rowClick', () => {
  const open = async (rowClick: DataTableProps['rowClick']) => {
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
    'A click anywhere in a row goes to its page, and its name is a link there (%s).',
    async (rowClick, page) => {
      await open(rowClick as DataTableProps['rowClick']);
      const link = screen.getByRole('link', { name: 'Beatae' });
      pressRow();
      await screen.findByRole('heading', { name: page });
      expect(link.getAttribute('href')).toBe(location.pathname + location.search);
    },
  );

  it('Without it the row leads to the page that shows the record, where there is one.', async () => {
    await open(undefined);
    pressRow();
    expect(await screen.findByRole('heading', { name: 'Show 2' })).toBeTruthy();
  });

  it('With `false` it leads nowhere.', async () => {
    await open(false);
    pressRow();
    expect(screen.queryByRole('link', { name: 'Beatae' })).toBeNull();
    expect(location.pathname).toBe('/posts');
  });

  it('A promise is asked when the row is clicked, and the keyboard reaches the same page.', async () => {
    await open(async id => `/posts/${id}/show`);
    fireEvent.click(screen.getByRole('button', { name: 'Beatae' }));
    expect(await screen.findByRole('heading', { name: 'Show 2' })).toBeTruthy();
  });
});

const Upper = ({ source }: { source: string }) => <b>{String(useRecordContext()?.[source]).toUpperCase()}</b>;
const AuthorName = () => (
  <ReferenceFieldBase source="author_id" reference="authors">
    <TextField source="name" />
  </ReferenceFieldBase>
);

describe('11. DataTable / DataTable.Col', () => {
  const open = async () => {
    const { provider, asked } = postsProvider();
    renderAdmin(
      <List resource="posts">
        <DataTable>
          <DataTable.Col source="title" />
          <DataTable.Col label="Share" render={record => `${record.views} %`} />
          <DataTable.Col source="title" label="Loud" field={Upper} disableSort />
          <DataTable.Col source="author_id" label="Author">
            <AuthorName />
          </DataTable.Col>
          <DataTable.NumberCol source="views" sortByOrder="DESC" />
        </DataTable>
      </List>,
      { dataProvider: provider },
    );
    await ready();
    return asked;
  };

  it('A cell is the value of `source`, what `render` or `field` make of the record, or the children.', async () => {
    const asked = await open();
    await waitFor(() => expect(cellsOf('Beatae')).toEqual(['37 %', 'BEATAE', 'Grace', '37', '']));
    expect(heads()).toEqual(['Title', 'Share', 'Loud', 'Author', 'Views']);
    // The authors of all rows are asked for at once.
    expect(asked('getMany', 'authors')).toHaveLength(1);
  });

  it('A head sorts unless `disableSort` is set or it has no source, and begins with `sortByOrder`.', async () => {
    const asked = await open();
    const sorts = () => asked('getList').map(({ sort }) => `${sort!.field} ${sort!.order}`);
    const sorting = (name: string) => screen.queryByRole('button', { name });
    expect(sorting('Loud')).toBeNull();
    expect(sorting('Share')).toBeNull();
    fireEvent.click(sorting('Views')!);
    await waitFor(() => expect(sorts().at(-1)).toBe('views DESC'));
    expect(screen.getByRole('columnheader', { name: 'Views' }).getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(sorting('Views')!);
    await waitFor(() => expect(sorts().at(-1)).toBe('views ASC'));
    fireEvent.click(sorting('Title')!);
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

  it('A hidden column is shown by the button, and that is remembered under the table’s key.', async () => {
    const store = memoryStore();
    const dataProvider = postsProvider().provider;
    const visit = async (storeKey?: string) => {
      renderAdmin(<PostList {...(storeKey && { storeKey })} />, { dataProvider, store });
      await ready();
    };
    await visit();
    expect(heads()).toEqual(['Title', 'Published']);
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Views' }));
    await waitFor(() => expect(heads()).toEqual(['Title', 'Views', 'Published']));
    expect(store.getItem('posts.datatable')).toEqual([]);
  });

  it('What was hidden is hidden at the next visit, in this table and no other.', async () => {
    const dataProvider = postsProvider().provider;
    const store = memoryStore({ 'posts.few': ['is_published'] });
    renderAdmin(<PostList storeKey="posts.few" />, { dataProvider, store });
    await ready();
    expect(heads()).toEqual(['Title', 'Views']);
  });
});

describe('13. DataTable / bulkActionButtons', () => {
  /** As in its documentation: it resets the views of the ticked posts. */
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
  const tick = (name: string, how = {}) =>
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }), how);
  const open = async (limit = 250) => {
    const { provider, asked } = postsProvider();
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
    return asked;
  };

  it('Ticked rows, a range of them by Shift, are what a button of the toolbar acts on; it unselects them.', async () => {
    const asked = await open();
    expect(screen.queryByRole('toolbar')).toBeNull();
    tick('Beatae');
    await waitFor(() => expect(ids()).toEqual([2]));
    tick('Eaque', { shiftKey: true });
    await waitFor(() => expect(ids()).toEqual([2, 3, 4, 5]));
    expect(within(screen.getByRole('toolbar')).getByRole('status').textContent).toBe('4 selected');
    fireEvent.click(screen.getByRole('button', { name: 'Reset views' }));
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
    expect(asked('updateMany')).toEqual([expect.objectContaining({ ids: [2, 3, 4, 5], data: { views: 0 } })]);
    await waitFor(() => expect(cellsOf('Beatae')[1]).toBe('0'));
  });

  it('Once the page is ticked all that match can be, up to a limit, which is said.', async () => {
    await open(12);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Select all posts' }));
    await waitFor(() => expect(screen.getByRole('toolbar').textContent).toContain('12 selected'));
    expect(screen.getByRole('list', { name: 'Notifications' }).textContent).toBe(
      'ra.message.select_all_limit_reached',
    );
    expect(screen.queryByRole('button', { name: 'Select all posts' })).toBeNull();
  });
});

describe('14. SimpleList / Usage, SingleFieldList / Usage', () => {
  it('Texts of a simple list are functions of the record, and each of its items leads to the record.', async () => {
    renderAdmin(
      <List resource="posts">
        <SimpleList
          primaryText={record => record.title}
          secondaryText={record => `${record.views} views`}
          tertiaryText={record => new Date(record.published_at).toLocaleDateString('en-US')}
          rowClick="show"
        />
      </List>,
      { dataProvider: postsProvider().provider },
    );
    const item = (await screen.findByRole('link', { name: 'Beatae' })).closest('li')!;
    within(item).getByText('37 views');
    within(item).getByText('2/15/2026');
    fireEvent.click(within(item).getByText('37 views'));
    expect(await screen.findByRole('heading', { name: 'Show 2' })).toBeTruthy();
  });

  it('A single field list shows one field of each record, which leads to its page.', async () => {
    renderAdmin(
      <List resource="posts">
        <SingleFieldList linkType="show">
          <TextField source="title" />
        </SingleFieldList>
      </List>,
      { dataProvider: postsProvider().provider },
    );
    expect((await screen.findByRole('link', { name: 'Beatae' })).getAttribute('href')).toBe('/posts/2/show');
  });
});

describe('A field', () => {
  const record = { id: 1, name: 'Ada', price: 1234.5, at: '2026-03-04T05:06:00', is_in: true, none: null };
  const said = (field: ReactNode) => {
    renderAdmin(<RecordContextProvider value={record}>{<p>{field}</p>}</RecordContextProvider>, {
      dataProvider: postsProvider().provider,
    });
    return document.querySelector('p')!.textContent;
  };

  it.each<[string, () => ReactNode, string]>([
    ['TextField', () => <TextField source="name" />, 'Ada'],
    ['TextField / emptyText', () => <TextField source="none" emptyText="Nobody" />, 'Nobody'],
    ['NumberField', () => <NumberField source="price" />, '1,234.5'],
    [
      'NumberField / options',
      () => <NumberField source="price" locales="en-US" options={{ style: 'currency', currency: 'USD' }} />,
      '$1,234.50',
    ],
    ['DateField', () => <DateField source="at" />, '03/04/2026'],
    ['DateField / showTime', () => <DateField source="at" showTime />, '03/04/2026 05:06'],
    ['FunctionField', () => <FunctionField render={({ name }) => `Dear ${name}`} />, 'Dear Ada'],
  ])('says its value: %s.', (_, field, text) => expect(said(field())).toBe(text));

  it('of yes and no is a sign with a name.', () => {
    said(<BooleanField source="is_in" />);
    expect(screen.getByRole('img', { name: 'Yes' })).toBeTruthy();
  });
});

describe('Of the rows of a table', () => {
  const drawn: string[] = [];
  const Counted = () => {
    drawn.push(String(useRecordContext()!.id));
    return null;
  };
  let list: ReturnType<typeof useListContext>;
  const Heard = () => {
    const heard = useListContext();
    useEffect(() => void (list = heard));
    return null;
  };
  // Written as it stands in a screen: everything of it is new each time that it is drawn.
  const PostList = () => {
    useDataProvider();
    return (
      <List resource="posts" aside={<Heard />}>
        <DataTable
          bulkActionButtons={<p>Bulk</p>}
          rowActions={<RowButton action="delete" onClick={() => {}} />}
        >
          <DataTable.Col source="title" />
          <DataTable.Col source="id" label="Drawn" field={Counted} />
        </DataTable>
      </List>
    );
  };
  const open = async (dataProvider = postsProvider().provider) => {
    drawn.length = 0;
    renderAdmin(<PostList />, { dataProvider });
    await ready();
  };

  it('each is drawn once when the list is opened, and once when a page is turned.', async () => {
    await open();
    expect(drawn).toHaveLength(10);
    drawn.length = 0;
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(list.data).toHaveLength(3));
    expect(drawn).toEqual(['11', '12', '13']);
  });

  it('the one that is ticked is drawn, and no other.', async () => {
    await open();
    drawn.length = 0;
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Beatae' }));
    await waitFor(() => expect(list.selectedIds).toEqual([2]));
    expect(drawn).toEqual(['2']);
  });

  it('the one that others are at work on is drawn, and no other.', async () => {
    await open();
    drawn.length = 0;
    act(() => marked.set(new Map([['2', 'once' as const]])));
    expect(drawn).toEqual(['2']);
    expect(screen.getByRole('row', { name: /Beatae/ }).dataset.mark).toBe('once');
    act(() => marked.set(new Map()));
  });

  it('those of an answer that was begun with the code are in the first picture, and nothing is asked again.', async () => {
    const { provider, asked } = postsProvider();
    const answer = await provider.getList('posts', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    let isThere = true;
    const listAtOnce = () => {
      if (!isThere) return undefined;
      isThere = false;
      return answer;
    };
    drawn.length = 0;
    renderAdmin(<PostList />, { dataProvider: { ...provider, listAtOnce } });
    expect(drawn).toHaveLength(10);
    await waitFor(() => expect(list.isFetching).toBe(false));
    expect(drawn).toHaveLength(10);
    expect(asked('getList')).toHaveLength(1);
  });

  it('those of a page are read when its link is pointed at, and not again when it is gone to.', async () => {
    const { provider, asked } = postsProvider();
    await open(provider);
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(asked('getList').map(({ pagination }) => pagination!.page)).toEqual([1, 2]));
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(list.data).toHaveLength(3));
    expect(asked('getList')).toHaveLength(2);
  });
});
