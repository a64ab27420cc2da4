// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type AuthProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AccessProvider, useCan } from '../../src/auth/AccessProvider.tsx';
import { cacheIdentity } from '../../src/auth/cacheIdentity.ts';
import { identityOf } from '../../src/auth/identity.ts';
import { can, type CanAccessParams } from '../../src/auth/permissions.ts';
import { useFreshIdentity, useIdentity } from '../../src/auth/useIdentity.ts';
import { createQueryClient } from '../../src/data/queryClient.ts';
import { refetchChanged } from '../../src/data/refetch.ts';

const person = (more: object = {}) =>
  identityOf({
    _id: 'a',
    firstName: 'Ada',
    lastName: 'Alder',
    email: 'ada@map.example',
    role: 'admin',
    ...more,
  });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Page = () => {
  const { fullName } = useIdentity();
  const can = useCan();
  return <output>{`${fullName} ${can({ action: 'list', resource: 'demo' })}`}</output>;
};
const Fresh = () => <i>{useFreshIdentity().identity?.firstName}</i>;

function openTab(more = <Page />) {
  let known = person();
  const getIdentity = vi.fn<() => Promise<typeof known>>(async () => known);
  const authProvider: AuthProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
    getIdentity,
    can: (params: CanAccessParams) => can(known, params),
    canAccess: async () => true,
  };
  const queryClient = known ? cacheIdentity(createQueryClient(), known) : createQueryClient();
  const wrapPage = (children: React.ReactNode) => (
    <MemoryRouter>
      <CoreAdminContext authProvider={authProvider} queryClient={queryClient}>
        <AccessProvider>{children}</AccessProvider>
      </CoreAdminContext>
    </MemoryRouter>
  );
  const { rerender } = render(wrapPage(more));
  return {
    getIdentity,
    queryClient,
    show: (children: React.ReactNode) => rerender(wrapPage(children)),
    become: (next: object) => (known = person(next)),
  };
}

it('the stored identity is available at once, without a request', () => {
  const { getIdentity } = openTab();
  expect(screen.getByText('Ada Alder false')).toBeDefined();
  expect(getIdentity).not.toHaveBeenCalled();
});

it('the identity and its permissions are refetched when that user changes, and not when another user does', async () => {
  const { getIdentity, queryClient, become } = openTab();
  become({ firstName: 'Grace', role: 'superadmin' });
  act(() => refetchChanged(queryClient, [{ entity: 'users', id: 'b' }]));
  expect(getIdentity).not.toHaveBeenCalled();
  act(() => refetchChanged(queryClient, [{ entity: 'users', id: 'a' }]));
  expect(await screen.findByText('Grace Alder true')).toBeDefined();
  expect(getIdentity).toHaveBeenCalledOnce();
});

it('an old identity is not refetched because of its age', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { getIdentity, show } = openTab();
  vi.setSystemTime(Date.now() + 3_600_000);
  show(<p>Elsewhere</p>);
  show(<Page />);
  expect(screen.getByText('Ada Alder false')).toBeDefined();
  expect(getIdentity).not.toHaveBeenCalled();
});

it('the identity is refetched when a page requests it', async () => {
  const { getIdentity } = openTab(<Fresh />);
  await waitFor(() => expect(getIdentity).toHaveBeenCalledOnce());
});
