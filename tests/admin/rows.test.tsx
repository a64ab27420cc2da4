import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useDataProvider,
  useListContext,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import { recordMarks } from '../../src/activity/live/recordMarks.ts';
import {
  BooleanField,
  CardList,
  DataTable,
  DateField,
  FunctionField,
  List,
  NumberField,
  RowButton,
  SimpleList,
  SingleFieldList,
  TextField,
} from '../../src/admin/index.ts';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const ready = () => screen.findAllByRole('rowheader');

describe('14. SimpleList / Usage, SingleFieldList / Usage', () => {
  it('SimpleList renders texts from functions of the record and links each item', async () => {
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

  it('SingleFieldList renders one field of each record as a link', async () => {
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

it.each([
  ['row', '/posts/2'],
  ['link', '/posts'],
] as const)(
  'a click beside the link of a card opens its record only with `clickTarget` row (%s)',
  async (clickTarget, path) => {
    renderAdmin(
      <List resource="posts">
        <CardList rowClick="edit" clickTarget={clickTarget} summary={<NumberField source="views" />} />
      </List>,
      { dataProvider: postsProvider().provider },
    );
    fireEvent.click(await screen.findByText('37'));
    await act(async () => {});
    await waitFor(() => expect(location.pathname).toBe(path));
  },
);

describe('fields', () => {
  const record = { id: 1, name: 'Ada', price: 1234.5, at: '2026-03-04T05:06:00', is_in: true, none: null };
  const renderedText = (field: ReactNode) => {
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
  ])('a field renders its value: %s', (_, field, text) => expect(renderedText(field())).toBe(text));

  it('BooleanField renders an icon with an accessible name', () => {
    renderedText(<BooleanField source="is_in" />);
    expect(screen.getByRole('img', { name: 'Yes' })).toBeTruthy();
  });
});

describe('rows of a table', () => {
  const rendered: string[] = [];
  const RenderProbe = () => {
    rendered.push(String(useRecordContext()!.id));
    return null;
  };
  let list: ReturnType<typeof useListContext>;
  const ListProbe = () => {
    const context = useListContext();
    useEffect(() => void (list = context));
    return null;
  };
  // As in a screen, every element and function is new on each render.
  const PostList = () => {
    useDataProvider();
    return (
      <List resource="posts" aside={<ListProbe />}>
        <DataTable
          bulkActionButtons={<p>Bulk</p>}
          rowActions={<RowButton action="delete" onClick={() => {}} />}
        >
          <DataTable.Col source="title" />
          <DataTable.Col source="id" label="Rendered" field={RenderProbe} />
        </DataTable>
      </List>
    );
  };
  const openPage = async (dataProvider = postsProvider().provider) => {
    rendered.length = 0;
    renderAdmin(<PostList />, { dataProvider });
    await ready();
  };

  it('rows render once on mount and once per page change', async () => {
    await openPage();
    expect(rendered).toHaveLength(10);
    rendered.length = 0;
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(list.data).toHaveLength(3));
    expect(rendered).toEqual(['11', '12', '13']);
  });

  it('a row renders again only if its own selection changes', async () => {
    await openPage();
    rendered.length = 0;
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Beatae' }));
    await waitFor(() => expect(list.selectedIds).toEqual([2]));
    expect(rendered).toEqual(['2']);
  });

  it('a row renders again only if its own record mark changes', async () => {
    await openPage();
    rendered.length = 0;
    act(() => recordMarks.set(new Map([['2', 'once' as const]])));
    expect(rendered).toEqual(['2']);
    expect(screen.getByRole('row', { name: /Beatae/ }).dataset.mark).toBe('once');
    act(() => recordMarks.set(new Map()));
  });

  it('`numbered` numbers the rows across all pages', async () => {
    renderAdmin(
      <List resource="posts" perPage={5}>
        <DataTable numbered>
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      { dataProvider: postsProvider().provider, at: '/posts?page=2' },
    );
    await screen.findByRole('rowheader', { name: 'Fugiat' });
    const numbers = screen.getAllByRole('row').map(row => row.firstElementChild!.textContent);
    expect(numbers.slice(1)).toEqual(['6', '7', '8', '9', '10']);
  });

  it('a card renders again only if its own record mark changes', async () => {
    const isShown = ({ id }: RaRecord) => rendered.push(String(id)) > 0;
    renderAdmin(
      <List resource="posts">
        <CardList rowActions={<RowButton action="edit" isShown={isShown} />} />
      </List>,
      { dataProvider: postsProvider().provider },
    );
    await screen.findByRole('heading', { name: 'Beatae' });
    rendered.length = 0;
    act(() => recordMarks.set(new Map([['2', 'once' as const]])));
    expect(rendered).toEqual(['2']);
    act(() => recordMarks.set(new Map()));
  });

  it('rows of a prefetched response are in the first render, without another request', async () => {
    const { provider, requests } = postsProvider();
    const response = await provider.getList('posts', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    let isAvailable = true;
    const getPrefetchedList = () => {
      if (!isAvailable) return undefined;
      isAvailable = false;
      return response;
    };
    rendered.length = 0;
    renderAdmin(<PostList />, { dataProvider: { ...provider, getPrefetchedList } });
    expect(rendered).toHaveLength(10);
    await waitFor(() => expect(list.isFetching).toBe(false));
    expect(rendered).toHaveLength(10);
    expect(requests('getList')).toHaveLength(1);
  });

  it('another page is prefetched when its link is hovered, and not requested again on click', async () => {
    const { provider, requests } = postsProvider();
    await openPage(provider);
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() =>
      expect(requests('getList').map(({ pagination }) => pagination!.page)).toEqual([1, 2]),
    );
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(list.data).toHaveLength(3));
    expect(requests('getList')).toHaveLength(2);
  });
});
