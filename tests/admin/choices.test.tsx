import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { required, useCreateSuggestionContext, type DataProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  Edit,
  ReferenceArrayInput,
  ReferenceInput,
  SaveButton,
  SimpleForm,
  Toolbar,
  type AutocompleteArrayInputProps,
  type AutocompleteInputProps,
} from '../../src/admin/index.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const input = (label: RegExp | string) => screen.findByRole<HTMLInputElement>('combobox', { name: label });
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
/** Focuses an input whose list of choices loads on focus. */
const enter = async (label: RegExp | string) => {
  fireEvent.focus(await input(label));
  (await input(label)).focus();
  await waitFor(async () => expect((await input(label)).hasAttribute('aria-busy')).toBe(true));
  return input(label);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

const edit = async (children: ReactNode, override: Partial<DataProvider> = {}) => {
  const { provider, requests } = postsProvider(override);
  renderAdmin(<h1>All posts</h1>, {
    dataProvider: provider,
    at: '/posts/2',
    pages: {
      '/posts/:id': (
        <Edit resource="posts" mutationMode="pessimistic" redirect={false}>
          <SimpleForm
            toolbar={
              <Toolbar>
                <SaveButton alwaysEnable />
              </Toolbar>
            }
          >
            {children}
          </SimpleForm>
        </Edit>
      ),
    },
    wrapper: Console,
  });
  await screen.findByRole('heading', { level: 1, name: /Beatae/ });
  return { requests, person: userEvent.setup() };
};

describe('22. ReferenceInput / Usage, AutocompleteInput / filterToQuery, create', () => {
  const reference = (props: AutocompleteInputProps = {}) => (
    <ReferenceInput source="author_id" reference="authors">
      <AutocompleteInput label="Author" {...props} />
    </ReferenceInput>
  );

  it('ReferenceInput reads the name of its current value with one request', async () => {
    const { requests } = await edit(<ReferenceInput source="author_id" reference="authors" />);
    await waitFor(async () => expect((await input('Author')).value).toBe('Grace'));
    expect(requests('getMany', 'authors').map(({ ids }) => ids)).toEqual([[2]]);
    expect(requests('getList', 'authors')).toEqual([
      expect.objectContaining({
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'id', order: 'DESC' },
        filter: {},
      }),
    ]);
  });

  it.each([
    [undefined, { q: 'mar' }],
    [(text: string) => ({ name_like: text }), { name_like: 'mar' }],
  ])(
    'ReferenceInput requests choices that match the typed text, and saves the chosen one',
    async (filterToQuery, filter) => {
      const getList = async (_: string, { filter = {} }: { filter?: object }) => ({
        data: Object.keys(filter).length ? [{ id: 3, name: 'Mary' }] : [{ id: 1, name: 'Ada' }],
        total: 1,
      });
      const { requests, person } = await edit(reference(filterToQuery ? { filterToQuery } : {}), {
        getList,
      } as Partial<DataProvider>);
      await waitFor(async () => expect((await input('Author')).value).toBe('Grace'));
      const field = await enter('Author');
      await person.clear(field);
      await person.type(field, 'mar');
      await waitFor(() => expect(requests('getList', 'authors').at(-1)!.filter).toEqual(filter));
      await person.click(await screen.findByRole('option', { name: 'Mary' }));
      await waitFor(() => expect(field.value).toBe('Mary'));
      save();
      await waitFor(() => expect(requests('update')[0]!.data).toMatchObject({ author_id: 3 }));
    },
  );

  it('AutocompleteInput chooses the record that `onCreate` returns', async () => {
    const create = async () => ({ id: 9, name: 'Zoe' });
    const { requests, person } = await edit(reference({ onCreate: create }));
    await waitFor(async () => expect((await input('Author')).value).toBe('Grace'));
    const field = await enter('Author');
    await person.clear(field);
    await person.type(field, 'Zoe');
    await person.click(await screen.findByRole('option', { name: 'Create Zoe' }));
    await waitFor(async () => expect((await input('Author')).value).toBe('Zoe'));
    save();
    await waitFor(() => expect(requests('update')[0]!.data).toMatchObject({ author_id: 9 }));
  });

  it('AutocompleteInput chooses the record that the element `create` creates', async () => {
    const CreateAuthor = () => {
      const { filter = '', onCancel, onCreate } = useCreateSuggestionContext();
      const [name, setName] = useState(filter);
      return (
        <div role="dialog" aria-label="New author">
          <input aria-label="Name" value={name} onChange={event => setName(event.target.value)} />
          <button type="button" onClick={() => onCreate({ id: 8, name })}>
            Make
          </button>
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        </div>
      );
    };
    const { requests, person } = await edit(reference({ create: <CreateAuthor /> }));
    await waitFor(async () => expect((await input('Author')).value).toBe('Grace'));
    const field = await enter('Author');
    await person.clear(field);
    await person.type(field, 'Yan');
    await person.click(await screen.findByRole('option', { name: 'Create Yan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New author' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Yan');
    fireEvent.click(dialog.getByRole('button', { name: 'Make' }));
    await waitFor(async () => expect((await input('Author')).value).toBe('Yan'));
    save();
    await waitFor(() => expect(requests('update')[0]!.data).toMatchObject({ author_id: 8 }));
  });

  it('AutocompleteInput offers its own `choices`, filtered by the typed text', async () => {
    const choices = [
      { code: 'a', label: 'Article' },
      { code: 'n', label: 'News' },
      { code: 'e', label: 'News letter' },
    ];
    const { requests, person } = await edit(
      <AutocompleteInput
        source="kind"
        choices={choices}
        optionText="label"
        optionValue="code"
        emptyText="None"
      />,
    );
    const field = await enter('Kind');
    await person.click(field);
    expect(await options()).toEqual(['None', 'Article', 'News', 'News letter']);
    await person.clear(field);
    await person.type(field, 'news');
    await waitFor(async () => expect(await options()).toEqual(['News', 'News letter']));
    await person.click(await screen.findByRole('option', { name: 'News letter' }));
    save();
    await waitFor(() => expect(requests('update')[0]!.data).toMatchObject({ kind: 'e' }));
  });

  it('AutocompleteInput offers no choices until `shouldRenderSuggestions`, and is validated', async () => {
    const { requests, person } = await edit(
      <AutocompleteInput
        source="kind"
        choices={[{ id: 1, name: 'Article' }]}
        shouldRenderSuggestions={(text: string) => text.length > 2}
        noOptionsText="Type three letters"
        validate={required()}
      />,
    );
    const field = await enter(/^Kind/);
    await person.click(field);
    await screen.findByText('Type three letters');
    fireEvent.keyDown(field, { key: 'Escape' });
    save();
    await screen.findByText('Required');
    expect(requests('update')).toEqual([]);
  });
});

describe('ReferenceArrayInput, AutocompleteArrayInput', () => {
  const post = { id: 2, title: 'Beatae', reader_ids: [2] };
  const getOne = async () => ({ data: post });
  const editReaders = (props?: AutocompleteArrayInputProps, override: Partial<DataProvider> = {}) =>
    edit(
      <ReferenceArrayInput source="reader_ids" reference="authors">
        {props && <AutocompleteArrayInput {...props} />}
      </ReferenceArrayInput>,
      { getOne, ...override } as Partial<DataProvider>,
    );
  const labels = () =>
    screen.queryAllByRole('button', { name: /^Remove / }).map(button => button.getAttribute('aria-label'));
  const removeButton = (name: string) =>
    screen.findByRole('button', { name: `Remove ${name}`, hidden: true });

  it('ReferenceArrayInput reads the names of its values with one request, adds a choice and removes one', async () => {
    const { requests, person } = await editReaders();
    await removeButton('Grace');
    expect(requests('getMany', 'authors').map(({ ids }) => ids)).toEqual([[2]]);
    expect(requests('getList', 'authors')[0]).toMatchObject({
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'DESC' },
    });
    const field = await enter(/^Reader/);
    await person.click(field);
    expect(await options()).toEqual(['Mary', 'Ada']);
    await person.click(await screen.findByRole('option', { name: 'Ada' }));
    await removeButton('Ada');
    save();
    await waitFor(() => expect(requests('update')[0]!.data).toMatchObject({ reader_ids: [2, 1] }));
    await person.click(await removeButton('Grace'));
    save();
    await waitFor(() => expect(requests('update')[1]!.data).toMatchObject({ reader_ids: [1] }));
  });

  it('AutocompleteArrayInput shows at most three values and the number of the others', async () => {
    const choices = ['Ada', 'Bea', 'Cleo', 'Dora'].map(name => ({ id: name, name }));
    const getOne = async () => ({ data: { id: 2, title: 'Beatae', kinds: choices.map(({ id }) => id) } });
    await edit(<AutocompleteArrayInput source="kinds" choices={choices} />, {
      getOne,
    } as Partial<DataProvider>);
    await removeButton('Dora');
    const visibleChoices = () =>
      [...document.querySelectorAll('[data-item-index]:not([class*=rest]) > span')].map(
        ({ textContent }) => textContent,
      );
    expect(visibleChoices()).toEqual(['Ada', 'Bea', 'Cleo']);
    fireEvent.click(await screen.findByRole('button', { name: '+1', hidden: true }));
    expect(visibleChoices()).toEqual(['Ada', 'Bea', 'Cleo', 'Dora']);
  });

  it('ReferenceArrayInput requests choices that match the typed text', async () => {
    const { requests, person } = await editReaders({ filterToQuery: text => ({ name_like: text }) });
    await removeButton('Grace');
    await person.type(await enter(/^Reader/), 'ad');
    await waitFor(() => expect(requests('getList', 'authors').at(-1)!.filter).toEqual({ name_like: 'ad' }));
  });

  it('AutocompleteArrayInput adds the record that `onCreate` returns', async () => {
    const { requests, person } = await editReaders({ onCreate: async () => ({ id: 9, name: 'Zoe' }) });
    await removeButton('Grace');
    await person.type(await enter(/^Reader/), 'Zoe');
    await person.click(await screen.findByRole('option', { name: 'Create Zoe' }));
    await removeButton('Zoe');
    save();
    await waitFor(() => expect(requests('update')[0]!.data).toMatchObject({ reader_ids: [2, 9] }));
  });

  it('AutocompleteArrayInput keeps a change made while `onCreate` is pending', async () => {
    let finish = (_: { id: number; name: string }) => {};
    const onCreate = () => new Promise<{ id: number; name: string }>(resolve => (finish = resolve));
    const { requests, person } = await editReaders({ onCreate });
    await removeButton('Grace');
    await person.type(await enter(/^Reader/), 'Zoe');
    await person.click(await screen.findByRole('option', { name: 'Create Zoe' }));
    await person.click(await removeButton('Grace'));
    await waitFor(() => expect(labels()).toEqual([]));
    finish({ id: 9, name: 'Zoe' });
    await removeButton('Zoe');
    save();
    await waitFor(() => expect(requests('update')[0]!.data).toMatchObject({ reader_ids: [9] }));
  });

  it('AutocompleteArrayInput shows a value that is not a list as a removable one', async () => {
    const getOne = async () => ({ data: { id: 2, title: 'Beatae', kinds: 7 } });
    const { requests, person } = await edit(
      <AutocompleteArrayInput source="kinds" choices={[{ id: 1, name: 'Article' }]} />,
      { getOne } as Partial<DataProvider>,
    );
    await person.click(await removeButton('7'));
    save();
    await waitFor(() => expect(requests('update')[0]!.data).toMatchObject({ kinds: [] }));
  });

  it('AutocompleteArrayInput starts empty, offers its own `choices` and is validated', async () => {
    const { requests, person } = await edit(
      <AutocompleteArrayInput
        source="kinds"
        choices={[
          { code: 'a', label: 'Article' },
          { code: 'n', label: 'News' },
        ]}
        optionText="label"
        optionValue="code"
        validate={required()}
      />,
    );
    await enter(/^Kinds/);
    save();
    await screen.findByText('Required');
    const field = await enter(/^Kinds/);
    await person.click(field);
    await person.click(await screen.findByRole('option', { name: 'News' }));
    save();
    await waitFor(() => expect(requests('update')[0]!.data).toMatchObject({ kinds: ['n'] }));
    expect(labels()).toEqual(['Remove News']);
  });
});
