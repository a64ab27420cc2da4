import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, useRecordContext, type DataProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import {
  ArrayField,
  DataTable,
  List,
  Pagination,
  ReferenceArrayField,
  ReferenceField,
  ReferenceManyCount,
  ReferenceManyField,
  Show,
  SingleFieldList,
  TextField,
  type ReferenceFieldProps,
} from '../../src/admin/index.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin, unmountAdmin } from './renderAdmin.tsx';

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[0]!.textContent);

describe('23. ReferenceField / Usage, ReferenceManyField', () => {
  const rendered: unknown[] = [];
  const RenderProbe = () => {
    rendered.push(useRecordContext()?.id);
    return null;
  };
  const openList = async (props: Partial<ReferenceFieldProps> = {}, override: Partial<DataProvider> = {}) => {
    const { provider, requests } = postsProvider(override);
    const admin = renderAdmin(
      <List resource="posts">
        <DataTable rowClick={false}>
          <DataTable.Col source="title" />
          <DataTable.Col source="author_id" label="Author">
            <ReferenceField source="author_id" reference="authors" {...props} />
          </DataTable.Col>
        </DataTable>
      </List>,
      { dataProvider: provider },
    );
    await screen.findByRole('rowheader', { name: 'Beatae' });
    return { ...admin, requests };
  };

  it('ReferenceField names the references of ten rows with one request and links to their pages', async () => {
    const { requests } = await openList();
    await waitFor(() => expect(cells().slice(0, 3)).toEqual(['Ada', 'Grace', 'Mary']));
    expect(requests('getMany', 'authors').map(({ ids }) => ids)).toEqual([[1, 2, 3]]);
    expect(screen.getAllByRole('link', { name: 'Grace' })[0]!.getAttribute('href')).toBe('/authors/2');
  });

  it.each([
    [{ link: 'show' }, '/authors/2/show'],
    [{ link: 'edit' }, '/authors/2'],
    [{ link: ({ name }: { name: string }) => `/people/${name}` }, '/people/Grace'],
    [{ link: async () => 'show' }, '/authors/2/show'],
  ] as const)('ReferenceField links to the page given by `link`: %o', async (props, href) => {
    await openList(props as Partial<ReferenceFieldProps>);
    await waitFor(() => expect(cells()[1]).toBe('Grace'));
    expect((await screen.findAllByRole('link', { name: 'Grace' }))[0]!.getAttribute('href')).toBe(href);
  });

  it('ReferenceField has no link with `link={false}`', async () => {
    await openList({ link: false });
    await waitFor(() => expect(cells()[1]).toBe('Grace'));
    expect(screen.queryByRole('link', { name: 'Grace' })).toBeNull();
  });

  it('ReferenceField opens the page of the reference, not that of the row', async () => {
    const { address } = await openList();
    fireEvent.click((await screen.findAllByRole('link', { name: 'Grace' }))[0]!);
    await screen.findByRole('heading', { name: /^Elsewhere/ });
    expect(address()).toBe('/authors/2');
  });

  it('ReferenceField renders its children or the result of `render` with the referenced record', async () => {
    await openList({ children: <TextField source="id" /> });
    await waitFor(() => expect(cells()[1]).toBe('2'));
    unmountAdmin();
    await openList({ render: ({ referenceRecord }) => `By ${referenceRecord?.name}` });
    await waitFor(() => expect(cells()[1]).toBe('By Grace'));
  });

  it('ReferenceField shows `empty` without a reference, and if its record is missing', async () => {
    const getList = async () => ({
      data: [
        { id: 1, title: 'Alone' },
        { id: 2, title: 'Beatae', author_id: 9 },
      ],
      total: 2,
    });
    const getMany = async () => ({ data: [] });
    await openList({ empty: 'Nobody' }, { getList, getMany } as Partial<DataProvider>);
    await waitFor(() => expect(cells()).toEqual(['Nobody', 'Nobody']));
  });

  it('ReferenceField shows a populated reference at once, without a request', async () => {
    const getList = async () => ({
      data: [{ id: 2, title: 'Beatae', author_id: { _id: 'a7', name: 'Zoe' } }],
      total: 1,
    });
    const { requests } = await openList({}, { getList } as Partial<DataProvider>);
    expect(cells()).toEqual(['Zoe']);
    expect(screen.getByRole('link', { name: 'Zoe' }).getAttribute('href')).toBe('/authors/a7');
    expect(requests('getMany', 'authors')).toEqual([]);
  });

  it('ReferenceField does not render again when the address changes', async () => {
    const { go } = await openList({ children: <RenderProbe /> });
    await waitFor(() => expect(rendered).toContain(3));
    await act(async () => {});
    rendered.length = 0;
    await act(() => go('/posts?other=1'));
    expect(location.search).toBe('?other=1');
    expect(rendered).toEqual([]);
  });

  const openPost = async (page: ReactNode) => {
    const { provider, requests } = postsProvider();
    renderAdmin(<h1>All posts</h1>, {
      dataProvider: provider,
      at: '/posts/1/show',
      pages: { '/posts/:id/show': <Show resource="posts">{page}</Show> },
      wrapper: Console,
    });
    return requests;
  };

  it('ReferenceManyField requests and pages the records that refer to this one', async () => {
    const requests = await openPost(
      <ReferenceManyField reference="comments" target="post_id" perPage={2} pagination={<Pagination />}>
        <DataTable rowClick={false} bulkActionButtons={false}>
          <DataTable.Col source="id" />
          <DataTable.Col source="body" />
        </DataTable>
      </ReferenceManyField>,
    );
    await screen.findByRole('cell', { name: 'On Maxime' });
    expect(requests('getManyReference', 'comments')).toEqual([
      expect.objectContaining({
        target: 'post_id',
        id: 1,
        pagination: { page: 1, perPage: 2 },
        sort: { field: 'id', order: 'DESC' },
      }),
    ]);
    const address = location.href;
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByRole('cell', { name: 'On Accusantium' });
    expect(screen.queryByRole('cell', { name: 'On Maxime' })).toBeNull();
    expect(location.href).toBe(address);
  });

  it('ReferenceManyField shows `empty` if there are no references', async () => {
    const { provider } = postsProvider();
    renderAdmin(
      <RecordContextProvider value={{ id: 99 }}>
        <ReferenceManyField reference="comments" target="post_id" empty="No comments">
          <p>Comments</p>
        </ReferenceManyField>
      </RecordContextProvider>,
      { dataProvider: provider },
    );
    await screen.findByText('No comments');
    expect(screen.queryByText('Comments')).toBeNull();
  });
});

it('ReferenceManyCount counts referring records and links to their filtered list', async () => {
  const { provider } = postsProvider();
  renderAdmin(
    <RecordContextProvider value={{ id: 1 }}>
      <ReferenceManyCount reference="comments" target="post_id" link />
    </RecordContextProvider>,
    { dataProvider: provider },
  );
  const link = await screen.findByRole('link', { name: '4' });
  const url = new URL(link.getAttribute('href')!, location.origin);
  expect([url.pathname, url.searchParams.get('filter')]).toEqual(['/comments', '{"post_id":1}']);
});

it('ReferenceArrayField and ArrayField provide their rows as a list', async () => {
  const Bodies = () => <p>{(useListContext().data ?? []).map(({ body }) => body).join(', ')}</p>;
  const { provider, requests } = postsProvider();
  const record = {
    id: 1,
    author_ids: [1, 3],
    notes: [
      { id: 1, body: 'First' },
      { id: 2, body: 'Second' },
    ],
  };
  renderAdmin(
    <RecordContextProvider value={record}>
      <ReferenceArrayField reference="authors" source="author_ids">
        <SingleFieldList>
          <TextField source="name" />
        </SingleFieldList>
      </ReferenceArrayField>
      <ArrayField source="notes">
        <Bodies />
      </ArrayField>
    </RecordContextProvider>,
    { dataProvider: provider },
  );
  expect(screen.getByText('First, Second')).toBeTruthy();
  await screen.findByText('Ada');
  screen.getByText('Mary');
  expect(requests('getMany', 'authors').map(({ ids }) => ids)).toEqual([[1, 3]]);
});
