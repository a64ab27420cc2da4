import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useRecordContext, type DataProvider } from 'react-admin';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  CanAccess,
  DefaultPropsContext,
  FunctionField,
  Labeled,
  NumberField,
  RecordContextProvider,
  Show,
  ShowRecord,
  SimpleShowLayout,
  TabbedShowLayout,
  TextField,
  useInlineEdit,
} from '../../src/admin/index.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const openPage = async (
  renderPage: ReactNode,
  at = '/posts/2/show',
  override: Partial<DataProvider> = {},
) => {
  const { provider, requests } = postsProvider(override);
  const admin = renderAdmin(<h1>All posts</h1>, {
    dataProvider: provider,
    at,
    pages: { '/posts/:id/show': renderPage },
    wrapper: Console,
  });
  await screen.findByRole('heading', { level: 1, name: /./ });
  return { ...admin, requests };
};
/** The labels and values in the lists of fields that are visible. */
const fields = () =>
  screen
    .getAllByRole('term')
    .map(term => [term.textContent, (term.nextElementSibling as HTMLElement).textContent]);
const tab = (name: RegExp | string) => screen.getByRole('tab', { name });

describe('Show', () => {
  it('Show reads the record of the URL and provides it', async () => {
    const { requests } = await openPage(
      <Show resource="posts" aside={<Aside />}>
        <SimpleShowLayout>
          <TextField source="title" />
          <NumberField source="views" label="Hits" />
        </SimpleShowLayout>
      </Show>,
    );
    await waitFor(() =>
      expect(fields()).toEqual([
        ['Title', 'Beatae'],
        ['Hits', '37'],
      ]),
    );
    screen.getByText('Aside of Beatae');
    expect(requests('getOne').map(({ id }) => id)).toEqual(['2']);
    screen.getByRole('heading', { level: 1, name: 'Post Beatae' });
  });

  it('Show notifies and opens the list when the record cannot be read', async () => {
    const { address } = await openPage(
      <Show resource="posts">
        <TextField source="title" />
      </Show>,
      '/posts/99/show',
    );
    await waitFor(() => expect(address()).toBe('/posts'));
    await screen.findByText('Element does not exist');
  });

  it('Show opens its editor by a button', async () => {
    const Editor = () => {
      const { closeForm } = useInlineEdit();
      return (
        <button type="button" onClick={closeForm}>
          Close the editor of {String(useRecordContext()?.title)}
        </button>
      );
    };
    await openPage(
      <Show resource="posts" editor={<Editor />}>
        <TextField source="title" />
      </Show>,
    );
    await screen.findByText(/^Beatae/);
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close the editor of Beatae' }));
    await waitFor(() => expect(screen.queryByText(/^Close the editor/)).toBeNull());
  });
});

describe('ShowRecord', () => {
  it('ShowRecord reads and provides a record without a page', async () => {
    const { requests } = await openPage(
      <>
        <h1>Some page</h1>
        <ShowRecord resource="posts" id={2}>
          <Aside />
        </ShowRecord>
      </>,
      '/posts/1/show',
    );
    await screen.findByText('Aside of Beatae');
    expect(requests('getOne').map(({ id }) => id)).toEqual([2]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Some page']);
  });

  it('ShowRecord merges `queryOptions` with the default ones of `Show`', async () => {
    const defaults = { Show: { queryOptions: { meta: { foo: 'default' }, enabled: false } } };
    const { requests } = await openPage(
      <DefaultPropsContext value={defaults}>
        <h1>Some page</h1>
        <ShowRecord resource="posts" id={2} queryOptions={{ enabled: true }}>
          <Aside />
        </ShowRecord>
      </DefaultPropsContext>,
    );
    await screen.findByText('Aside of Beatae');
    expect(requests('getOne').map(({ meta }) => meta)).toEqual([{ foo: 'default' }]);
  });
});

const Aside = () => <p>Aside of {String(useRecordContext()?.title)}</p>;

describe('SimpleShowLayout', () => {
  it('SimpleShowLayout labels its fields and leaves other elements unchanged', async () => {
    await openPage(
      <Show resource="posts">
        <SimpleShowLayout>
          <h2>Facts</h2>
          <TextField source="title" />
          <Labeled label="Own" action={<button type="button">Copy</button>}>
            <FunctionField render={({ views }) => `${views} %`} />
          </Labeled>
          <TextField source="author_id" label={false} />
        </SimpleShowLayout>
      </Show>,
    );
    await waitFor(() =>
      expect(fields()).toEqual([
        ['Title', 'Beatae'],
        ['Own', '37 %'],
      ]),
    );
    screen.getByRole('heading', { name: 'Facts' });
    screen.getByRole('button', { name: 'Copy' });
  });
});

describe('TabbedShowLayout', () => {
  const renderPage = (syncWithLocation: boolean) => (
    <Show resource="posts">
      <TabbedShowLayout syncWithLocation={syncWithLocation}>
        <TabbedShowLayout.Tab label="Summary">
          <TextField source="title" />
        </TabbedShowLayout.Tab>
        {null}
        <TabbedShowLayout.Tab label="Numbers" path="numbers" count={2}>
          <input aria-label="Note" />
          <NumberField source="views" />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Other">Nothing</TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </Show>
  );
  const hash = () => location.hash;

  it('TabbedShowLayout selects a tab by the hash of the URL, and keeps visited tabs', async () => {
    await openPage(renderPage(true), '/posts/2/show?a=b');
    await waitFor(() => expect(fields()).toEqual([['Title', 'Beatae']]));
    expect(tab('Summary').getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByLabelText('Note')).toBeNull();
    fireEvent.click(tab('Numbers 2'));
    await waitFor(() => expect(hash()).toBe('#numbers'));
    expect(location.search).toBe('?a=b');
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'kept' } });
    fireEvent.click(tab('Other'));
    await waitFor(() => expect(hash()).toBe('#2'));
    within(screen.getByRole('tabpanel')).getByText('Nothing');
    fireEvent.click(tab('Summary'));
    await waitFor(() => expect(hash()).toBe(''));
    fireEvent.click(tab('Numbers 2'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('kept'));
    expect(fields()).toEqual([['Views', '37']]);
  });

  it('TabbedShowLayout refuses a child that is not a tab', () => {
    expect(() =>
      renderToString(
        <RecordContextProvider value={{ id: 1 }}>
          <TabbedShowLayout syncWithLocation={false}>
            <CanAccess resource="posts" action="list">
              <TabbedShowLayout.Tab label="Posts">Nothing</TabbedShowLayout.Tab>
            </CanAccess>
          </TabbedShowLayout>
        </RecordContextProvider>,
      ),
    ).toThrow('Each child of a layout with tabs is a tab with a label, or null');
  });

  it('TabbedShowLayout waits for the record if the tab of the URL depends on it', async () => {
    let answer = () => {};
    const waits = new Promise<void>(resolve => (answer = resolve));
    const mounted: string[] = [];
    const Content = ({ name }: { name: string }) => {
      mounted.push(name);
      return name;
    };
    const Tabs = () => (
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="Summary">
          <Content name="of all" />
        </TabbedShowLayout.Tab>
        {useRecordContext()?.title === 'Beatae' ? (
          <TabbedShowLayout.Tab label="Own" path="own">
            <Content name="of its own" />
          </TabbedShowLayout.Tab>
        ) : null}
      </TabbedShowLayout>
    );
    await openPage(
      <Show resource="posts">
        <Tabs />
      </Show>,
      '/posts/2/show#own',
      { getOne: async () => waits.then(() => ({ data: { id: 2, title: 'Beatae' } as never })) },
    );
    screen.getByRole('tab', { name: 'Summary', hidden: true });
    answer();
    await screen.findByText('of its own');
    expect(tab('Own').getAttribute('aria-selected')).toBe('true');
    expect(mounted).not.toContain('of all');
  });

  it('TabbedShowLayout leaves the URL unchanged without `syncWithLocation`', async () => {
    await openPage(renderPage(false));
    fireEvent.click(await screen.findByRole('tab', { name: 'Numbers 2' }));
    await waitFor(() => expect(fields()).toEqual([['Views', '37']]));
    expect(hash()).toBe('');
  });
});
