import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  useDelete,
  useListContext,
  useNotify,
  useRecordContext,
  useUpdate,
  type DataProvider,
} from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import {
  Create,
  DataTable,
  DeleteButton,
  Edit,
  List,
  RowButton,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  type EditProps,
  type RowButtonProps,
} from '../../src/admin/index.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const posts = (
  <List resource="posts">
    <DataTable>
      <DataTable.Col source="title" />
      <DataTable.Col source="views" />
    </DataTable>
  </List>
);
const names = () => screen.queryAllByRole('rowheader').map(cell => cell.textContent);
const messages = () => within(screen.getByRole('status', { name: 'Messages' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const form = (
  <SimpleForm>
    <TextInput source="title" />
  </SimpleForm>
);
const PostEdit = (props: Partial<EditProps>) => (
  <Edit resource="posts" {...props}>
    {form}
  </Edit>
);

/** Opens the list and then the page of its second post, as a user does. */
async function openEdit(editPage: ReactNode, override: Partial<DataProvider> = {}) {
  const { provider, requests } = postsProvider(override);
  const { address, go } = renderAdmin(posts, {
    dataProvider: provider,
    pages: { '/posts/:id': editPage },
    wrapper: Console,
  });
  await screen.findByRole('link', { name: 'Beatae' });
  await go('/posts/2');
  await waitFor(() => expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Beatae'));
  return { requests, address, go };
}
const rename = async (title = 'Bellum') => {
  type('Title', title);
  press('Save');
};

describe('15. Edit / mutationMode', () => {
  it('an undoable edit appears in the list at once, sends nothing, and Undo reverts it', async () => {
    const { requests, address } = await openEdit(<PostEdit />);
    await rename();
    await waitFor(() => expect(address()).toBe('/posts'));
    await waitFor(() => expect(names()[1]).toBe('Bellum'));
    await messages().findByText('Element updated');
    fireEvent.click(messages().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()[1]).toBe('Beatae'));
    expect(messages().queryByText('Element updated')).toBeNull();
    expect(requests('update')).toEqual([]);
  });

  it('an undoable edit is sent when its notification ends', async () => {
    const { requests } = await openEdit(<PostEdit />);
    await rename();
    await messages().findByText('Element updated');
    expect(requests('update')).toEqual([]);
    fireEvent.click(messages().getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(requests('update')).toHaveLength(1));
    expect(requests('update')[0]).toMatchObject({
      id: '2',
      data: { title: 'Bellum', views: 37 },
      previousData: { title: 'Beatae', views: 37 },
    });
  });

  it('an undoable edit is sent when the next one starts', async () => {
    const { requests, go } = await openEdit(<PostEdit />);
    await rename();
    await messages().findByText('Element updated');
    await go('/posts/3');
    await waitFor(() => expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Corporis'));
    await rename('Corpus');
    await waitFor(() => expect(requests('update').map(({ id }) => id)).toEqual(['2']));
    expect(messages().getAllByText('Element updated')).toHaveLength(1);
  });

  it('an optimistic edit appears in the list and is sent at once, and is reverted if it fails', async () => {
    let fail = () => {};
    const update = () => new Promise<never>((_, reject) => (fail = () => reject(new Error('No disk'))));
    const { requests, address } = await openEdit(<PostEdit mutationMode="optimistic" />, { update });
    await rename();
    await waitFor(() => expect(address()).toBe('/posts'));
    await waitFor(() => expect(names()[1]).toBe('Bellum'));
    expect(requests('update')).toHaveLength(1);
    fail();
    await messages().findByText('No disk');
    await waitFor(() => expect(names()[1]).toBe('Beatae'));
  });

  it('a pessimistic edit waits for the reply on its page', async () => {
    let answer = () => {};
    const update = () =>
      new Promise<{ data: never }>(
        resolve => (answer = () => resolve({ data: { id: 2, title: 'Bellum' } as never })),
      );
    const { requests, address } = await openEdit(<PostEdit mutationMode="pessimistic" />, { update });
    await rename();
    await waitFor(() => expect(requests('update')).toHaveLength(1));
    expect(address()).toBe('/posts/2');
    answer();
    await waitFor(() => expect(address()).toBe('/posts'));
    await messages().findByText('Element updated');
  });
});

describe('16. Edit / mutationOptions, transform, redirect', () => {
  it('an own `onSuccess` replaces notification and redirect', async () => {
    const onSuccess = vi.fn<(...args: unknown[]) => void>();
    const { address } = await openEdit(
      <PostEdit mutationMode="pessimistic" mutationOptions={{ onSuccess }} redirect="list" />,
    );
    await rename();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(onSuccess.mock.calls[0]![0]).toMatchObject({ id: 2, title: 'Bellum' });
    expect(address()).toBe('/posts/2');
    expect(messages().queryByText('Element updated')).toBeNull();
  });

  it('an own `onError` replaces the notification', async () => {
    const onError = vi.fn<(...args: unknown[]) => void>();
    await openEdit(<PostEdit mutationMode="pessimistic" mutationOptions={{ onError }} />, {
      update: () => Promise.reject(new Error('No disk')),
    });
    await rename();
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(messages().queryByText('No disk')).toBeNull();
  });

  it('`transform` changes the values that are sent, and gets the previous record', async () => {
    const transform = (data: object, { previousData }: { previousData?: object } = {}) => ({
      ...data,
      was: (previousData as { title: string }).title,
    });
    const { requests } = await openEdit(<PostEdit mutationMode="pessimistic" transform={transform} />);
    await rename();
    await waitFor(() => expect(requests('update')).toHaveLength(1));
    expect(requests('update')[0]!.data).toMatchObject({ title: 'Bellum', was: 'Beatae' });
  });

  it.each([
    ['show', '/posts/2/show'],
    [
      (resource: unknown, id: unknown, data: unknown) =>
        `/${String(resource)}/${String(id)}/${(data as { title: string }).title}`,
      '/posts/2/Bellum',
    ],
    [false, '/posts/2'],
  ] as const)('`redirect` %s goes to %s', async (redirect, to) => {
    const { address } = await openEdit(
      <PostEdit mutationMode="pessimistic" redirect={redirect as EditProps['redirect'] & string} />,
    );
    await rename();
    await messages().findByText('Element updated');
    await waitFor(() => expect(address()).toBe(to));
  });

  it('a record that cannot be read is reported, and the list opens', async () => {
    const { provider } = postsProvider({ getOne: () => Promise.reject(new Error('Gone')) });
    const { address } = renderAdmin(posts, {
      dataProvider: provider,
      at: '/posts/99',
      pages: { '/posts/:id': <PostEdit /> },
      wrapper: Console,
    });
    await messages().findByText('Element does not exist');
    await waitFor(() => expect(address()).toBe('/posts'));
  });
});

describe('24. useUpdate / Usage, useDelete, useNotify / undoable', () => {
  const LikeButton = () => {
    const record = useRecordContext<{ id: number; title: string }>()!;
    const [update, { isPending }] = useUpdate();
    const like = () =>
      update('posts', { id: record.id, data: { title: `${record.title} +1` }, previousData: record });
    return (
      <button type="button" onClick={() => void like()} disabled={isPending}>
        Like
      </button>
    );
  };

  it('useUpdate changes the record on its page and in the list without another request', async () => {
    const { requests, go } = await openEdit(
      <Edit resource="posts" actions={<LikeButton />}>
        {form}
      </Edit>,
    );
    const before = requests('getOne').length;
    press('Like');
    await waitFor(() => expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Beatae +1'));
    expect(requests('getOne')).toHaveLength(before);
    await go('/posts');
    await waitFor(() => expect(names()[1]).toBe('Beatae +1'));
  });

  const Remove = () => {
    const record = useRecordContext()!;
    const [deleteOne] = useDelete('posts', { id: record.id, previousData: record });
    return (
      <button type="button" onClick={() => void deleteOne()}>
        Remove
      </button>
    );
  };
  const ListedPost = () => (
    <p>
      {useListContext()
        .data?.map(({ title }) => title)
        .join(', ')}
    </p>
  );

  it('useDelete removes the record from the list', async () => {
    const { requests, go } = await openEdit(
      <Edit resource="posts" actions={<Remove />}>
        {form}
      </Edit>,
    );
    press('Remove');
    await waitFor(() => expect(requests('delete')).toHaveLength(1));
    await go('/posts');
    await waitFor(() => expect(names()[1]).toBe('Corporis'));
  });

  it('a notification is undoable if its mutation is', async () => {
    const Hide = () => {
      const record = useRecordContext()!;
      const notify = useNotify();
      const [update] = useUpdate(
        'posts',
        { id: record.id, data: { title: 'Hidden' }, previousData: record },
        { mutationMode: 'undoable', onSuccess: () => notify('Post hidden', { undoable: true }) },
      );
      return (
        <button type="button" onClick={() => void update()}>
          Hide
        </button>
      );
    };
    const { requests } = await openEdit(
      <Edit resource="posts" actions={<Hide />}>
        {form}
      </Edit>,
    );
    press('Hide');
    await messages().findByText('Post hidden');
    fireEvent.click(messages().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(messages().queryByText('Post hidden')).toBeNull());
    await waitFor(() => expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Beatae'));
    expect(requests('update')).toEqual([]);
  });

  it('DeleteButton deletes with Undo', async () => {
    const editPage = (button: ReactNode) => (
      <Edit resource="posts" actions={button}>
        <SimpleForm
          toolbar={
            <Toolbar>
              <SaveButton />
            </Toolbar>
          }
        >
          <TextInput source="title" />
        </SimpleForm>
      </Edit>
    );
    const { requests, address } = await openEdit(editPage(<DeleteButton />));
    press('Delete');
    await waitFor(() => expect(address()).toBe('/posts'));
    await waitFor(() => expect(names()[1]).toBe('Corporis'));
    await messages().findByText('Element deleted');
    expect(requests('delete')).toEqual([]);
    fireEvent.click(messages().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toContain('Beatae'));
    expect(requests('delete')).toEqual([]);
  });

  it('DeleteButton asks before a pessimistic deletion', async () => {
    const { requests, address } = await openEdit(
      <Edit resource="posts" actions={<DeleteButton mutationMode="pessimistic" />}>
        <SimpleForm toolbar={false}>
          <TextInput source="title" />
        </SimpleForm>
      </Edit>,
    );
    press('Delete');
    const question = within(await screen.findByRole('alertdialog'));
    expect(requests('delete')).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(requests('delete').map(({ id }) => id)).toEqual([2]));
    await waitFor(() => expect(address()).toBe('/posts'));
    await messages().findByText('Element deleted');
  });

  const rowDelete = async (deletion: RowButtonProps['deletion']) => {
    const { provider, requests } = postsProvider();
    const { address } = renderAdmin(
      <List resource="posts">
        <DataTable rowActions={<RowButton action="delete" {...(deletion && { deletion })} />}>
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      { dataProvider: provider, wrapper: Console },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Beatae' }));
    return { requests, address };
  };

  it('the Delete button of a row deletes with Undo', async () => {
    const { requests, address } = await rowDelete(undefined);
    await messages().findByText('Element deleted');
    expect(names()[1]).toBe('Corporis');
    expect(requests('delete')).toEqual([]);
    fireEvent.click(messages().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toContain('Beatae'));
    expect(requests('delete')).toEqual([]);
    expect(address()).toBe('/posts');
  });

  it('the Delete button of a row accepts the options of DeleteButton', async () => {
    const { requests } = await rowDelete({
      mutationMode: 'pessimistic',
      successMessage: 'ra.notification.bad_item',
      confirmTitle: 'Delete “%{name}”?',
    });
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Beatae”?' }));
    expect(requests('delete')).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await messages().findByText('Incorrect element');
    expect(requests('delete').map(({ id }) => id)).toEqual([2]);
    await waitFor(() => expect(names()).not.toContain('Beatae'));
  });

  it('other components read the list that a mutation changed', async () => {
    const { provider } = postsProvider();
    renderAdmin(
      <List resource="posts" aside={<ListedPost />}>
        <DataTable>
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      { dataProvider: provider, wrapper: Console },
    );
    expect(await screen.findByText(/Accusantium, Beatae/)).toBeTruthy();
  });
});

it('a created record opens its page, or the list without one', async () => {
  const { provider, requests } = postsProvider();
  const { address } = renderAdmin(posts, {
    dataProvider: provider,
    at: '/posts/create',
    pages: {
      '/posts/create': (
        <Create resource="posts">
          <SimpleForm>
            <TextInput source="title" />
          </SimpleForm>
        </Create>
      ),
    },
    wrapper: Console,
  });
  await screen.findByRole('heading', { name: 'Create Post' });
  type('Title', 'Novum');
  press('Save');
  await waitFor(() => expect(address()).toBe('/posts/14'));
  expect(requests('create')).toMatchObject([{ data: { title: 'Novum' } }]);
  await messages().findByText('Element created');
});
