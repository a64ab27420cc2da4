import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { required, type RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import {
  ArrayInput,
  Edit,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  type SimpleFormProps,
} from '../../src/admin/index.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const items = (list: string) => screen.queryAllByRole('group', { name: new RegExp(`^${list} \\d`) });
const valuesOf = (label: string) =>
  screen.queryAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

const post = {
  id: 2,
  title: 'Beatae',
  tags: ['one', 'two', 'three'],
  authors: [
    { name: 'Ada', role: 'writer' },
    { name: 'Grace', role: 'editor', links: [{ url: '/grace' }] },
  ],
};

/** Opens the page of a post, with inputs below its title. */
async function edit(inputs: ReactNode, form: Partial<SimpleFormProps> = {}) {
  const { provider, requests } = postsProvider({ getOne: async () => ({ data: post as never }) });
  renderAdmin(<h1>All posts</h1>, {
    dataProvider: provider,
    at: '/posts/2',
    pages: {
      '/posts/:id': (
        <Edit resource="posts" mutationMode="pessimistic">
          <SimpleForm {...form}>
            <TextInput source="title" />
            {inputs}
          </SimpleForm>
        </Edit>
      ),
    },
    wrapper: Console,
  });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Beatae'));
  const saved = async () => {
    press('Save');
    await waitFor(() => expect(requests('update')).toHaveLength(1));
    return requests('update')[0]!.data as typeof post;
  };
  return { requests, saved };
}

const authors = (
  <ArrayInput source="authors">
    <SimpleFormIterator>
      <TextInput source="name" validate={required()} />
      <TextInput source="role" defaultValue="writer" />
      <ArrayInput source="links">
        <SimpleFormIterator>
          <TextInput source="url" />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleFormIterator>
  </ArrayInput>
);

describe('21. ArrayInput, SimpleFormIterator', () => {
  it('ArrayInput adds, moves and removes single values', async () => {
    const { saved } = await edit(
      <ArrayInput source="tags">
        <SimpleFormIterator>
          <TextInput source="" label={false} />
        </SimpleFormIterator>
      </ArrayInput>,
    );
    expect(items('Tags')).toHaveLength(3);
    press('Add: Tags');
    await waitFor(() => expect(items('Tags')).toHaveLength(4));
    type(within(items('Tags')[3]!).getByRole('textbox'), 'four');
    press('Move up: Tags 4 of 4');
    expect(screen.getByText('Tags: now 3 of 4')).toBeTruthy();
    press('Remove: Tags 1 of 4');
    expect(screen.getByText('Tags: 1 of 4 removed')).toBeTruthy();
    expect((await saved()).tags).toEqual(['two', 'four', 'three']);
  });

  it('ArrayInput adds an object with the `defaultValue`s of its inputs', async () => {
    const { saved } = await edit(authors);
    press('Add: Authors');
    await waitFor(() => expect(items('Authors')).toHaveLength(3));
    expect(valuesOf('Role')).toEqual(['writer', 'editor', 'writer']);
    type(within(items('Authors')[2]!).getByLabelText(/^Name/), 'Mary');
    expect((await saved()).authors[2]).toMatchObject({ name: 'Mary', role: 'writer' });
  });

  it('ArrayInput names inputs by the path of their item, also in nested arrays', async () => {
    const { saved } = await edit(authors);
    const url = within(items('Authors')[1]!).getByLabelText<HTMLInputElement>('Url');
    expect(url.name).toBe('authors.1.links.0.url');
    type(url, '/hopper');
    expect((await saved()).authors[1]!.links).toEqual([{ url: '/hopper' }]);
  });

  it('ArrayInput shows an error in its own item', async () => {
    const { requests } = await edit(authors);
    type(within(items('Authors')[1]!).getByLabelText(/^Name/), '');
    press('Save');
    await waitFor(() => expect(within(items('Authors')[1]!).getByText('Required')).toBeTruthy());
    expect(within(items('Authors')[0]!).queryByText('Required')).toBeNull();
    expect(requests('update')).toEqual([]);
  });

  it('ArrayInput shows the error of the array itself', async () => {
    const atMostTwo = (value: readonly unknown[]) => (value.length > 2 ? 'At most two' : undefined);
    const { requests } = await edit(
      <ArrayInput source="tags" validate={atMostTwo}>
        <SimpleFormIterator>
          <TextInput source="" label={false} />
        </SimpleFormIterator>
      </ArrayInput>,
    );
    type(screen.getByLabelText('Title'), 'Bellum');
    press('Save');
    expect(await screen.findByText('At most two')).toBeTruthy();
    expect(requests('update')).toEqual([]);
  });

  it('SimpleFormIterator leaves out or replaces its buttons and labels its items', async () => {
    await edit(
      <ArrayInput source="authors">
        <SimpleFormIterator
          disableAdd
          disableReordering
          disableClear
          disableRemove={(author: Partial<RaRecord>) => author.role === 'writer'}
          removeButton={<button type="button">Drop</button>}
          getItemLabel={index => `#${index + 1}`}
        >
          <TextInput source="name" />
        </SimpleFormIterator>
      </ArrayInput>,
    );
    expect(screen.queryByRole('button', { name: /^(Add|Move|Remove|Clear)/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Drop' })).toHaveLength(1);
    expect(items('Authors').map(item => item.textContent)).toEqual([
      expect.stringContaining('#1'),
      expect.stringContaining('#2'),
    ]);
  });

  it('SimpleFormIterator clears the list after a confirmation', async () => {
    const { saved } = await edit(
      <ArrayInput source="tags">
        <SimpleFormIterator>
          <TextInput source="" label={false} />
        </SimpleFormIterator>
      </ArrayInput>,
    );
    press('Clear the list');
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Clear the list' }));
    await waitFor(() => expect(items('Tags')).toHaveLength(0));
    expect((await saved()).tags).toEqual([]);
  });

  it('SimpleFormIterator shows the page of a long list that has an error after a save (`pageSize`)', async () => {
    const validate = ({ authors = [] }: { authors?: { name?: string }[] }) => ({
      ...(authors.some(({ name }) => !name) && {
        authors: authors.map(({ name }) => (name ? {} : { name: 'No name' })),
      }),
    });
    await edit(
      <ArrayInput source="authors">
        <SimpleFormIterator pageSize={1}>
          <TextInput source="name" />
        </SimpleFormIterator>
      </ArrayInput>,
      { validate },
    );
    expect(valuesOf('Name')).toEqual(['Ada']);
    press('Next page');
    expect(valuesOf('Name')).toEqual(['Grace']);
    type(screen.getByLabelText('Name'), '');
    press('Previous page');
    press('Save');
    expect(await screen.findByText('No name')).toBeTruthy();
    expect(valuesOf('Name')).toEqual(['']);
  });
});
