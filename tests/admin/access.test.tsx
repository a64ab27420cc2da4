import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordContextProvider, type AuthProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import {
  CanAccess,
  CreateButton,
  CreateInDialogButton,
  DataTable,
  DeleteButton,
  List,
  RowButton,
  Show,
  TextField,
  useCanAccess,
} from '../../src/admin/index.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin, unmountAdmin } from './renderAdmin.tsx';

interface AskedParams {
  action: string;
  resource: string;
  record?: { id?: unknown };
}

/** The auth provider of the documentation: `canAccess`, with its synchronous counterpart `can`. */
function authProviderWith(can: (params: AskedParams) => boolean) {
  const canAccessCalls = vi.fn<(params: AskedParams) => boolean>(can);
  const authProvider: AuthProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
    can: canAccessCalls,
    canAccess: async params => can(params as AskedParams),
  };
  return { asked: canAccessCalls, authProvider };
}
const render = (element: ReactNode, authProvider?: AuthProvider) =>
  renderAdmin(element, {
    dataProvider: postsProvider().provider,
    wrapper: Console,
    ...(authProvider && { authProvider }),
  });

const AccessAnswer = (props: Parameters<typeof useCanAccess>[0]) => {
  const { canAccess, isPending, error } = useCanAccess(props);
  return <output>{JSON.stringify({ canAccess, isPending, error })}</output>;
};

describe('26. CanAccess / Usage, useCanAccess', () => {
  it('CanAccess shows its children to users with access', () => {
    const { authProvider, asked: canAccessCalls } = authProviderWith(({ action }) => action === 'delete');
    render(
      <CanAccess action="delete" resource="posts">
        Danger zone
      </CanAccess>,
      authProvider,
    );
    screen.getByText('Danger zone');
    expect(canAccessCalls).toHaveBeenCalledWith({ action: 'delete', resource: 'posts', record: undefined });
  });

  it('CanAccess shows nothing or `accessDenied` to users without access, and no loading element', () => {
    const { authProvider } = authProviderWith(() => false);
    render(
      <>
        <CanAccess action="delete" resource="posts" loading="Loading">
          Danger zone
        </CanAccess>
        <CanAccess action="delete" resource="posts" accessDenied="Not yours">
          Danger zone
        </CanAccess>
      </>,
      authProvider,
    );
    screen.getByText('Not yours');
    expect(screen.queryByText('Danger zone')).toBeNull();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('useCanAccess returns its result at once for the resource and record around it', async () => {
    const { authProvider } = authProviderWith(
      ({ resource, record }) => resource === 'posts' && record?.id === 7,
    );
    render(
      <List resource="posts">
        <RecordContextProvider value={{ id: 7 }}>
          <AccessAnswer action="edit" />
        </RecordContextProvider>
      </List>,
      authProvider,
    );
    expect(await screen.findByText('{"canAccess":true,"isPending":false,"error":null}')).toBeDefined();
  });

  it('useCanAccess is pending while its record loads, and returns its result at once for its resource', () => {
    const { authProvider } = authProviderWith(() => true);
    render(
      <RecordContextProvider value={{ id: '' }}>
        <AccessAnswer action="edit" resource="posts" />
        <CanAccess action="edit" resource="posts" loading="Loading">
          Danger zone
        </CanAccess>
        <CanAccess action="list" resource="posts">
          All posts
        </CanAccess>
      </RecordContextProvider>,
      authProvider,
    );
    screen.getByText('{"isPending":true,"error":null}');
    screen.getByText(/Loading/);
    screen.getByText(/All posts/);
    expect(screen.queryByText(/Danger zone/)).toBeNull();
  });

  it('useCanAccess allows everything without an auth provider', () => {
    render(<AccessAnswer action="paint" resource="posts" />);
    expect(screen.getByText('{"canAccess":true,"isPending":false,"error":null}')).toBeDefined();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('DeleteButton, CreateButton and CreateInDialogButton appear only with access: %s', (allowed, shown) => {
    const { authProvider } = authProviderWith(
      ({ action }) => allowed && ['delete', 'create'].includes(action),
    );
    render(
      <RecordContextProvider value={{ id: 7, title: 'Grata' }}>
        <DeleteButton resource="posts" label="Remove" />
        <CreateInDialogButton resource="posts">
          <p>Form</p>
        </CreateInDialogButton>
        <CreateButton resource="posts" label="New post" />
      </RecordContextProvider>,
      authProvider,
    );
    expect(screen.queryAllByRole('button', { name: /Remove|Create/ })).toHaveLength(2 * shown);
    const links = screen.queryAllByRole('link', { name: 'New post' });
    expect(links.map(link => link.getAttribute('href'))).toEqual(allowed ? ['/posts/create'] : []);
  });

  it('Show has an Edit button only for records that the user may edit', async () => {
    const { authProvider } = authProviderWith(
      ({ action, resource, record }) => action === 'edit' && resource === 'posts' && record?.id === 2,
    );
    const openPage = async (id: number) => {
      render(
        <Show resource="posts" id={id} editor={<p>Form</p>}>
          <TextField source="title" />
        </Show>,
        authProvider,
      );
      await screen.findByText(id === 2 ? 'Beatae' : 'Accusantium');
      const count = screen.queryAllByRole('button', { name: 'Edit' }).length;
      unmountAdmin();
      return count;
    };
    expect(await openPage(2)).toBe(1);
    expect(await openPage(1)).toBe(0);
  });

  it('rows have only the buttons and the link that the user may use', async () => {
    const { authProvider } = authProviderWith(
      ({ action, record }) =>
        ['show', 'create'].includes(action) || (['clone', 'delete'].includes(action) && record?.id === 2),
    );
    render(
      <List resource="posts">
        <DataTable
          rowActions={
            <>
              <RowButton action="edit" />
              <RowButton action="clone" onClick={() => {}} />
              <RowButton action="delete" onClick={() => {}} />
            </>
          }
        >
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      authProvider,
    );
    await screen.findAllByRole('rowheader');
    expect(screen.queryAllByRole('button', { name: /^Edit/ })).toHaveLength(0);
    for (const name of [/^Clone/, /^Delete/])
      expect(screen.getAllByRole('button', { name }).map(button => button.dataset.id)).toEqual(['2']);
    expect(screen.getByRole('link', { name: 'Beatae' }).getAttribute('href')).toBe('/posts/2/show');
  });

  it('a row links to its edit page if the user may only edit it, and has no link without access', async () => {
    const { authProvider } = authProviderWith(({ action, record }) => action === 'edit' && record?.id === 2);
    render(
      <List resource="posts">
        <DataTable>
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      authProvider,
    );
    await screen.findAllByRole('rowheader');
    expect(screen.getByRole('link', { name: 'Beatae' }).getAttribute('href')).toBe('/posts/2');
    expect(screen.queryByRole('link', { name: 'Accusantium' })).toBeNull();
  });

  it('a table asks once per row and action, without a query per row', async () => {
    const { authProvider, asked: canAccessCalls } = authProviderWith(() => true);
    const canAccess = vi.spyOn(authProvider, 'canAccess');
    render(
      <List resource="posts">
        <DataTable rowActions={<RowButton action="edit" />}>
          <DataTable.Col source="title" />
        </DataTable>
      </List>,
      authProvider,
    );
    await screen.findAllByRole('rowheader');
    expect(canAccess).not.toHaveBeenCalled();
    expect(canAccessCalls.mock.calls.filter(([{ action }]) => action === 'edit')).toHaveLength(10);
  });
});
