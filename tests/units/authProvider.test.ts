// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAuthProvider } from '../../src/auth/authProvider.ts';
import { createLogin } from '../../src/auth/login.ts';
import { session } from '../../src/auth/session.ts';
import { readError } from '../../src/platform/errors.ts';

const login = { email: 'ada@map.example', password: 'Assessor1' };
const stubReplies = (answers: Record<string, unknown>, httpStatus = 200) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async address =>
      Response.json(answers[String(address)] ?? {}, { status: httpStatus }),
    );
const begin = vi.fn<(token: string) => Promise<string | undefined>>(async token => {
  session.begin(token);
  return undefined;
});
const me = (more: object = {}) => ({
  _id: 'a',
  firstName: 'Ada',
  lastName: 'Alder',
  email: login.email,
  ...more,
});
const signedIn = async (user: object, token = 'fresh') => {
  session.begin(token);
  stubReplies({ '/api/users/me': user });
  const provider = createAuthProvider(createLogin(begin));
  await provider.getIdentity();
  return provider;
};

afterEach(() => {
  vi.restoreAllMocks();
  begin.mockClear();
  session.end('signedOut');
});

describe('login', () => {
  it('login begins a session with the token', async () => {
    stubReplies({ '/auth/local': { token: 'fresh' } });
    expect(await createLogin(begin)(login)).toBeUndefined();
    expect(session.token()).toBe('fresh');
  });

  it('login with a temporary password leads to the reset page, without a session', async () => {
    stubReplies({ '/auth/local': { tempPassword: true, tempResetToken: 'a/b' } });
    expect(await createLogin(begin)(login)).toEqual({
      redirectTo: '/user/change-password/a%2Fb',
    });
    expect(begin).not.toHaveBeenCalled();
    expect(session.token()).toBeUndefined();
  });

  it('login is refused if the reply has neither token', async () => {
    stubReplies({ '/auth/local': { tempPassword: true } });
    await expect(createLogin(begin)(login)).rejects.toMatchObject({ failure: 'unreadable' });
    expect(begin).not.toHaveBeenCalled();
  });

  it('login leads to the settings where the console asks for them first', async () => {
    stubReplies({ '/auth/local': { token: 'fresh' } });
    begin.mockResolvedValueOnce('/settings');
    expect(await createLogin(begin)(login)).toEqual({ redirectTo: '/settings' });
  });

  it('login fails where the console does not open', async () => {
    stubReplies({ '/auth/local': { token: 'fresh' } });
    begin.mockRejectedValueOnce(new Error('no console'));
    await expect(createLogin(begin)(login)).rejects.toThrow('no console');
  });
});

it('logout ends the session and leads nowhere', async () => {
  session.begin('fresh');
  expect(await createAuthProvider(createLogin(begin)).logout({})).toBe(false);
  expect([session.token(), session.ending()]).toEqual([undefined, 'signedOut']);
});

it('checkAuth rejects without a token', async () => {
  const { checkAuth } = createAuthProvider(createLogin(begin));
  await expect(checkAuth({})).rejects.toThrow('signed out');
  session.begin('fresh');
  await expect(checkAuth({})).resolves.toBeUndefined();
});

describe('checkError', () => {
  const refusal = (refusedToken?: string) =>
    Object.assign(readError(401, {}), refusedToken !== undefined && { refusedToken });

  it('checkError ends the session of a refused token, and resolves', async () => {
    session.begin('fresh');
    await expect(
      createAuthProvider(createLogin(begin)).checkError(refusal('fresh')),
    ).resolves.toBeUndefined();
    expect([session.token(), session.ending()]).toEqual([undefined, 'expired']);
  });

  it('checkError ends the session at a 401 of another data provider', async () => {
    session.begin('fresh');
    await createAuthProvider(createLogin(begin)).checkError(Object.assign(new Error(), { status: 401 }));
    expect(session.token()).toBeUndefined();
  });

  it.each([
    ['a 401 for an older token', refusal('older')],
    ['a 401 of a call without a token', refusal()],
    ['a 403', readError(403, {})],
    ['an error of the program', new TypeError('x')],
    ['nothing', undefined],
  ])('checkError keeps the session after %s', async (_, error) => {
    session.begin('fresh');
    await createAuthProvider(createLogin(begin)).checkError(error);
    expect(session.token()).toBe('fresh');
  });
});

describe('getIdentity and access', () => {
  it('getIdentity returns the signed-in user with their record', async () => {
    const provider = await signedIn(me({ role: 'admin' }));
    expect(await provider.getIdentity()).toEqual({
      ...me({ role: 'admin' }),
      id: 'a',
      fullName: 'Ada Alder',
    });
  });

  it('no access is granted before the signed-in user is known', async () => {
    session.begin('fresh');
    expect(createAuthProvider(createLogin(begin)).can({ resource: 'tags', action: 'list' })).toBe(false);
  });

  it('canAccess uses the same table as can', async () => {
    const provider = await signedIn(me({ role: 'admin' }));
    expect(provider.can({ resource: 'tags', action: 'list' })).toBe(true);
    expect(await provider.canAccess!({ resource: 'tags', action: 'list' } as never)).toBe(true);
    expect(provider.can({ resource: 'demo', action: 'list' })).toBe(false);
  });

  it('no access is granted to the next session until its user is known', async () => {
    const provider = await signedIn(me({ role: 'superadmin' }));
    session.begin('next');
    expect(provider.can({ resource: 'tags', action: 'list' })).toBe(false);
  });

  it('a late reply to an earlier session does not change the access of this one', async () => {
    const provider = createAuthProvider(createLogin(begin));
    let late = (_: Response) => {};
    session.begin('older');
    vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(new Promise(answer => (late = answer)));
    const older = provider.getIdentity();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    session.begin('fresh');
    stubReplies({ '/api/users/me': me({ role: 'superadmin' }) });
    await provider.getIdentity();
    late(Response.json(me({ _id: 'b', role: 'user' })));
    await older;
    expect(provider.can({ resource: 'tags', action: 'list' })).toBe(true);
  });
});
