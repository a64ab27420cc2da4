import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memoryStore, useExpanded, useRecordContext } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataTable, List, type DataTableProps } from '../../src/admin/index.ts';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const rendered: unknown[] = [];
beforeEach(() => void (rendered.length = 0));
const RenderProbe = () => {
  rendered.push(useRecordContext()!.id);
  return null;
};
const PostPanel = () => (
  <section aria-label={`Panel of ${useRecordContext()?.title}`}>
    <a href="/posts/9/show">Next post</a>
  </section>
);

const openPage = async (props: Partial<DataTableProps>, store = memoryStore()) => {
  const admin = renderAdmin(
    <List resource="posts">
      <DataTable expand={<PostPanel />} {...props}>
        <DataTable.Col source="title" />
        <DataTable.Col source="views" />
        <DataTable.Col source="id" field={RenderProbe} />
      </DataTable>
    </List>,
    { dataProvider: postsProvider().provider, store },
  );
  await screen.findAllByRole('button', { name: /^Details: (?!Posts)/ });
  return { ...admin, store };
};
const button = (title: string) => screen.getByRole('button', { name: `Details: ${title}` });
const row = (title: string) => screen.getByRole('rowheader', { name: title }).parentElement!;
const panels = () =>
  screen.queryAllByRole('region', { name: /^Panel/ }).map(panel => panel.getAttribute('aria-label'));
const press = (title: string) => fireEvent.click(button(title));

describe('DataTable / expand', () => {
  it('a button shows and hides the panel of a record in a row below it', async () => {
    const { store } = await openPage({ bulkActionButtons: <p>Bulk</p>, numbered: true });
    expect(button('Beatae').getAttribute('aria-expanded')).toBe('false');
    expect(button('Beatae').tabIndex).toBe(0);
    press('Beatae');
    await waitFor(() => expect(button('Beatae').getAttribute('aria-expanded')).toBe('true'));
    const panelRow = row('Beatae').nextElementSibling as HTMLTableRowElement;
    within(panelRow).getByRole('region', { name: 'Panel of Beatae' });
    expect(panelRow.id).toBe(button('Beatae').getAttribute('aria-controls'));
    expect(panelRow.cells).toHaveLength(1);
    expect(panelRow.cells[0]!.colSpan).toBe(row('Beatae').children.length);
    expect(document.querySelectorAll('col')).toHaveLength(row('Beatae').children.length);
    expect(document.querySelectorAll('thead :is(th, td)')).toHaveLength(row('Beatae').children.length);
    expect(store.getItem('posts.datagrid.expanded')).toEqual([2]);
    press('Corporis');
    await waitFor(() => expect(panels()).toEqual(['Panel of Beatae', 'Panel of Corporis']));
    press('Beatae');
    await waitFor(() => expect(panels()).toEqual(['Panel of Corporis']));
  });

  it('expanding a row renders only that row again', async () => {
    await openPage({});
    rendered.length = 0;
    press('Beatae');
    await waitFor(() => expect(panels()).toHaveLength(1));
    expect(rendered).toEqual([2]);
  });

  it('the button in the header expands and collapses all rows', async () => {
    await openPage({ isRowExpandable: ({ id }) => id !== 3 });
    fireEvent.click(screen.getByRole('button', { name: 'Details: Posts' }));
    await waitFor(() => expect(panels()).toHaveLength(9));
    expect(screen.getByRole('button', { name: 'Details: Posts' }).getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Details: Posts' }));
    await waitFor(() => expect(panels()).toEqual([]));
  });

  it('`expand` can be a component that gets the record', async () => {
    await openPage({ expand: ({ id, record, resource }) => <p>{`${resource} ${id}: ${record.title}`}</p> });
    press('Beatae');
    expect(await screen.findByText('posts 2: Beatae')).toBeTruthy();
  });

  it('the table shares its expanded rows with `useExpanded`', async () => {
    const Toggle = () => {
      const [expanded, toggle] = useExpanded('posts', '5');
      return (
        <button type="button" onClick={toggle}>
          {expanded ? 'Less' : 'More'}
        </button>
      );
    };
    renderAdmin(
      <List resource="posts" aside={<Toggle />}>
        <DataTable expand={<PostPanel />}>
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      { dataProvider: postsProvider().provider },
    );
    await screen.findAllByRole('button', { name: /^Details: (?!Posts)/ });
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(panels()).toEqual(['Panel of Eaque']));
    press('Eaque');
    await screen.findByRole('button', { name: 'More' });
  });

  it('a click on a row below a panel opens its record, and a click in the panel does nothing', async () => {
    const { address } = await openPage({});
    press('Beatae');
    await waitFor(() => expect(panels()).toHaveLength(1));
    fireEvent.click(screen.getByRole('region', { name: 'Panel of Beatae' }));
    await Promise.resolve();
    expect(address()).toBe('/posts');
    fireEvent.click(within(row('Dolorem')).getByText('11'));
    await screen.findByRole('heading', { name: 'Show 4' });
  });
});

it('`expandSingle` expands one row at a time', async () => {
  await openPage({ expandSingle: true });
  expect(screen.queryByRole('button', { name: 'Details: Posts' })).toBeNull();
  press('Beatae');
  await waitFor(() => expect(panels()).toEqual(['Panel of Beatae']));
  press('Dolorem');
  await waitFor(() => expect(panels()).toEqual(['Panel of Dolorem']));
  press('Dolorem');
  await waitFor(() => expect(panels()).toEqual([]));
});

it('only rows with `isRowExpandable` have a button and a panel', async () => {
  await openPage(
    { isRowExpandable: ({ is_published }) => is_published },
    memoryStore({ 'posts.datagrid.expanded': [2, 3] }),
  );
  expect(panels()).toEqual(['Panel of Corporis']);
  expect(screen.queryByRole('button', { name: 'Details: Beatae' })).toBeNull();
  expect(row('Beatae').children).toHaveLength(row('Corporis').children.length);
});

it('`rowClick="expand"` expands a row on click', async () => {
  const { address } = await openPage({ rowClick: 'expand' });
  expect(screen.queryByRole('link', { name: 'Beatae' })).toBeNull();
  fireEvent.click(within(row('Beatae')).getByText('37'));
  await waitFor(() => expect(panels()).toEqual(['Panel of Beatae']));
  fireEvent.click(within(row('Beatae')).getByText('37'));
  await waitFor(() => expect(panels()).toEqual([]));
  expect(address()).toBe('/posts');
});
