import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider, WithListContext } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import {
  GroupedRecords,
  ListPanel,
  NameField,
  RemoveButton,
  useRecordContext,
  type ListPanelProps,
  type NamedRecord,
} from '../../src/admin/index.ts';
import { plainName } from '../../src/ui/Name.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin, unmountAdmin } from './renderAdmin.tsx';

const millbrook = { id: 'm', name: plainName('Millbrook'), path: '/applications/m' };
const larkspur = { id: 'l', name: plainName('Lárkspur') };
const roles: NamedRecord[] = [
  ...['Assessor', 'Clerk', 'Planner'].map(name => ({ id: name, name: plainName(name), group: millbrook })),
  ...['Editor', 'Géometer', 'Press', 'Recorder', 'Viewer'].map(name => ({
    id: name,
    name: plainName(name),
    group: larkspur,
    note: `The ${name.toLowerCase()}s`,
  })),
];

const rendered: unknown[] = [];
const RenderProbe = () => {
  rendered.push(useRecordContext()?.id);
  return null;
};

const renderPanel = (
  props: Partial<ListPanelProps> = {},
  { at = '/posts', remove = vi.fn<(record: NamedRecord) => void>() } = {},
) => {
  rendered.length = 0;
  const admin = renderAdmin(
    <ResourceContextProvider value="posts">
      <ListPanel
        title="Roles"
        addressPrefix="roles"
        records={roles}
        getSearchText={({ note }) => String(note ?? '')}
        empty={<p>No roles yet</p>}
        {...props}
      >
        <GroupedRecords
          primaryText={<NameField source="name" link={({ id }) => `/posts/${id}`} />}
          secondaryText={({ note }) => note as string | undefined}
          tertiaryText={<RenderProbe />}
          rightIcon={<RemoveButton onClick={remove} isShown={({ id }) => id !== 'Viewer'} />}
        />
        <WithListContext render={({ total }) => <p>{total} found</p>} />
      </ListPanel>
    </ResourceContextProvider>,
    { dataProvider: postsProvider().provider, at },
  );
  return { ...admin, person: userEvent.setup() };
};

const panel = () => within(screen.getByRole('region', { name: 'Roles' }));
const names = () =>
  panel()
    .queryAllByRole('listitem')
    .map(row => within(row).getByRole('link').textContent);
const search = () => panel().queryByRole<HTMLInputElement>('searchbox');

describe('ListPanel with GroupedRecords', () => {
  it('a grouped panel shows the records in the given order under the names of their groups', async () => {
    const { person, address } = renderPanel();
    expect(
      panel()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Roles 8', 'Millbrook 3', 'Lárkspur 5']);
    expect(names()).toEqual(roles.map(({ name }) => name.text));
    expect(panel().getByRole('link', { name: 'Millbrook' }).getAttribute('href')).toBe('/applications/m');
    await person.click(panel().getByRole('link', { name: 'Clerk' }));
    await waitFor(() => expect(address()).toBe('/posts/Clerk'));
  });

  it('a grouped panel searches names, notes and groups, and writes the search to the address after a pause', async () => {
    const { person, address } = renderPanel();
    await person.type(search()!, 'geo');
    await waitFor(() => expect(names()).toEqual(['Géometer']));
    panel().getByText('1 found');
    expect(address()).toBe('/posts');
    await waitFor(() => expect(address()).toBe('/posts?rolesQ=geo'), { timeout: 2000 });
    await person.clear(search()!);
    await person.type(search()!, 'larks');
    await waitFor(() => expect(names()).toHaveLength(5));
    await person.clear(search()!);
    await person.type(search()!, 'the press');
    await waitFor(() => expect(names()).toEqual(['Press']));
  });

  it('a search in a grouped panel does not render its rows again', async () => {
    const { person } = renderPanel();
    rendered.length = 0;
    await person.type(search()!, 'p');
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(rendered).toEqual([]);
  });

  it('a grouped panel searches as the address says and keeps other parameters', async () => {
    const { person, address } = renderPanel({}, { at: '/posts?tab=2&rolesOpen=3&rolesQ=zzz' });
    expect(search()!.value).toBe('zzz');
    panel().getByText('No matches');
    await person.clear(search()!);
    await waitFor(() => expect(names()).toHaveLength(8));
    await waitFor(() => expect(address()).toBe('/posts?tab=2&rolesOpen=3'), { timeout: 2000 });
  });

  it('a grouped panel has a search from eight records on', () => {
    renderPanel({ records: roles.slice(1) });
    expect(search()).toBeNull();
  });

  it('a removed record is passed to `onClick`, and its button also names the group', () => {
    const remove = vi.fn<(record: NamedRecord) => void>();
    const awaited: NamedRecord = { id: 'a', name: { text: '', as: 'awaited' }, group: millbrook };
    renderPanel({ records: [...roles, awaited] }, { remove });
    // The record that `isShown` excludes and the one whose name is loading have no button.
    expect(panel().getAllByRole('button')).toHaveLength(7);
    fireEvent.click(panel().getByRole('button', { name: 'Remove Clerk, Millbrook' }));
    expect(remove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'Clerk' }));
  });

  it('a grouped panel without records shows the state of its query', () => {
    const refetch = vi.fn<() => void>();
    const query = { isPending: false, error: null, refetch };
    renderPanel({ records: [], query: { ...query, isPending: true } });
    panel().getByText('Loading');
    unmountAdmin();
    renderPanel({ records: [], query: { ...query, error: new Error('No disk') } });
    fireEvent.click(panel().getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    unmountAdmin();
    renderPanel({ records: [], query, skippedCount: 2 });
    panel().getByText('No roles yet');
    panel().getByRole('status');
  });
});
