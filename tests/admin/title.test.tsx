import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { RecordContextProvider, useListContext, useRecordContext } from 'react-admin';
import { expect, it } from 'vitest';
import {
  Create,
  CreateInDialogButton,
  DataTable,
  Edit,
  List,
  Show,
  SimpleForm,
  TextField,
  TextInput,
} from '../../src/admin/index.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin, unmountAdmin } from './renderAdmin.tsx';

/** From react-admin's documentation. */
const PostTitle = () => {
  const record = useRecordContext();
  return (
    <span>
      Post <b>{record?.title}</b>
    </span>
  );
};
const CountTitle = () => <i>{useListContext().data?.length} posts</i>;

const renderAt = (page: ReactNode) => {
  unmountAdmin();
  renderAdmin(<h1>All posts</h1>, {
    dataProvider: postsProvider().provider,
    at: '/page/2',
    pages: { '/page/:id': page },
    wrapper: Console,
  });
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent?.trim();
const tabTitle = () => document.title.replaceAll(/[\u2066-\u2069]/g, '').split(' · ')[0];
const form = (
  <SimpleForm>
    <TextInput source="title" />
  </SimpleForm>
);

it.each<[string, (title: string | ReactElement) => ReactNode, string]>([
  [
    'Show',
    title => (
      <Show resource="posts" title={title}>
        <TextField source="title" />
      </Show>
    ),
    'Post Beatae',
  ],
  [
    'Edit',
    title => (
      <Edit resource="posts" title={title}>
        {form}
      </Edit>
    ),
    'Post Beatae',
  ],
])('the title of %s is an element with the record, or a text', async (_, renderPage, defaultTitle) => {
  renderAt(renderPage(<PostTitle />));
  await waitFor(() => expect(document.querySelector('h1 b')?.textContent).toBe('Beatae'));
  await waitFor(() => expect(tabTitle()).toBe(defaultTitle));
  renderAt(renderPage('A text'));
  await waitFor(() => expect(tabTitle()).toBe('A text'));
  expect(heading()).toContain('A text');
});

it('the title of Create is an element or a text', async () => {
  const renderPage = (title: string | ReactElement) => (
    <Create resource="posts" title={title}>
      {form}
    </Create>
  );
  renderAt(renderPage(<em>New</em>));
  await waitFor(() => expect(document.querySelector('h1 em')?.textContent).toBe('New'));
  expect(tabTitle()).toBe('Create Post');
  renderAt(renderPage('A text'));
  await waitFor(() => expect(tabTitle()).toBe('A text'));
});

it('the title of List is an element with the list, or a text', async () => {
  const renderPage = (title: string | ReactElement) => (
    <List resource="posts" title={title}>
      <DataTable>
        <DataTable.Col source="title" />
      </DataTable>
    </List>
  );
  renderAt(renderPage(<CountTitle />));
  await waitFor(() => expect(document.querySelector('h1 i')?.textContent).toBe('10 posts'));
  expect(tabTitle()).toBe('Posts');
  expect(screen.getByRole('search', { name: 'Posts' })).toBeTruthy();
  renderAt(renderPage('A text'));
  await waitFor(() => expect(tabTitle()).toBe('A text'));
});

it('the title of CreateInDialogButton names the dialog, and the page keeps its own title', async () => {
  document.title = 'The page';
  renderAt(
    <RecordContextProvider value={{ id: 2, title: 'Beatae' }}>
      <CreateInDialogButton resource="posts" title={<em>Another post</em>}>
        {form}
      </CreateInDialogButton>
    </RecordContextProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Create' }));
  const dialog = await screen.findByRole('dialog', { name: 'Another post' });
  expect(within(dialog).getByRole('heading').querySelector('em')).toBeTruthy();
  expect(document.title).toBe('The page');
});
