import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../i18n/language.ts';
import { DEMO_PASSWORD, TEMPORARY_PASSWORD } from '../../mocks/db/demoAccounts.ts';
import { session } from '../../src/auth/session.ts';
import { visitAccountPage } from './accountVisit.tsx';
import { startPlatform } from './platform.ts';

const standIn = startPlatform();
afterEach(() => {
  vi.useRealTimers();
  session.end('signedOut');
});

const signIn = async (email: string, password: string) => {
  const page = visitAccountPage('/login');
  await page.type('Email', email);
  await page.type('Password', password);
  await page.press('Sign in');
  return page;
};

describe('the login page', () => {
  it('the login page says that it is for staff only', () => {
    visitAccountPage('/login');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
    screen.getByText('This system is only for the provider’s staff. Unauthorised access will be prosecuted.');
    expect(document.title).toBe('Sign in · Map Console');
    expect(document.body).toBe(document.activeElement);
  });

  it('the right password opens the console', async () => {
    await signIn(' superadmin@map.example ', DEMO_PASSWORD);
    await screen.findByRole('heading', { name: 'Hello, Sofía' });
    expect(document.cookie).toContain('token=');
  });

  it('the login page ignores an invisible character in a pasted email', async () => {
    await signIn('superadmin@map.example\u200B', DEMO_PASSWORD);
    expect(await screen.findByRole('heading', { name: 'Hello, Sofía' })).toBeTruthy();
  });

  it('the login page reports that the browser did not store the sign-in, and does not open the console', async () => {
    let prototype: object = document;
    while (!Object.hasOwn(prototype, 'cookie')) prototype = Object.getPrototypeOf(prototype) as object;
    const { set } = Object.getOwnPropertyDescriptor(prototype, 'cookie')!;
    // Browsers ignore a cookie of more than 4 KB, or if cookies are blocked.
    const store = vi.spyOn(document, 'cookie', 'set').mockImplementation(function (this: Document, text) {
      if (text.length < 4096) set!.call(document, text);
    });
    const token = 'x'.repeat(5000);
    standIn.fault({ match: 'POST /auth/local', status: 200, body: { token }, times: 1 });
    await signIn('superadmin@map.example', DEMO_PASSWORD);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Your browser did not keep you signed in\./,
    );
    expect([session.token(), document.cookie]).toEqual([undefined, '']);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(session.ending()).not.toBe('gone');
    expect(screen.queryByText('Please login to continue')).toBeNull();
    expect(standIn.requestsOf('GET /api/users/me')).toEqual([]);
    store.mockRestore();
  });

  it('the login page warns before sign-in that cookies are blocked', () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    visitAccountPage('/login');
    expect(
      screen.getByText(/^Cookies are blocked, so this browser cannot keep you signed in\./),
    ).toBeTruthy();
  });

  it('an empty login form asks for email and password in one message', async () => {
    const page = visitAccountPage('/login');
    await page.press('Sign in');
    screen.getByText('Please enter your email and password.');
    expect(screen.getByLabelText('Email')).toBe(document.activeElement);
    for (const label of ['Email', 'Password']) {
      const field = screen.getByLabelText(label);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.getAttribute('aria-describedby')).toBe('email-error');
    }
    await page.type('Email', 'a');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toBe('password-error');
    expect(standIn.calls()).toEqual([]);
  });

  it('the login form asks for a valid email', async () => {
    await signIn('marisol@alderco', 'x');
    screen.getByText('Please enter a valid email.');
    expect(standIn.calls()).toEqual([]);
  });

  it('the login form shows why the platform refused the sign-in, and keeps the typed email and password', async () => {
    await signIn('superadmin@map.example', 'Wrong1234');
    expect((await screen.findByRole('alert')).textContent).toBe('The email or password is not correct.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('superadmin@map.example');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Wrong1234');
  });

  it('signing in to an inactive account advises to ask an administrator', async () => {
    await signIn('inactive@map.example', DEMO_PASSWORD);
    const messages = [...(await screen.findByRole('alert')).querySelectorAll('p')].map(p => p.textContent);
    expect(messages).toEqual([
      'This account is not active.',
      'Ask an administrator to activate your account.',
    ]);
  });

  it('a refused sign-in without message shows the console’s own text, and markup in a message as plain text', async () => {
    standIn.fault({ match: 'POST /auth/local', status: 401, times: 1 });
    standIn.fault({
      match: 'POST /auth/local',
      status: 422,
      body: { message: '<img src=x onerror=alert(1)>' },
      times: 1,
    });
    const page = await signIn('superadmin@map.example', 'Wrong1234');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Sign-in failed. Check your email and password.',
    );
    await page.press('Sign in');
    await screen.findByText('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([
    ['broken', 'it was incomplete'],
    ['html', 'it was a web page'],
    ['empty', 'it was empty'],
    ['wrongShape', 'it had an unknown format'],
  ] as const)(
    'the login page describes an unreadable response (%s), and the next press signs in',
    async (answer, what) => {
      standIn.fault({ match: 'POST /auth/local', answer, times: 1 });
      const page = await signIn('superadmin@map.example', DEMO_PASSWORD);
      expect((await screen.findByRole('alert')).querySelector('p')!.textContent).toBe(
        `The platform’s response could not be read: ${what}. Try again.`,
      );
      await page.press('Sign in');
      await screen.findByRole('heading', { name: 'Hello, Sofía' });
    },
  );

  it('the login page does not blame the password when a gateway responds with an error', async () => {
    standIn.fault({ match: 'POST /auth/local', status: 404, body: '<h1>Not found</h1>' });
    await signIn('superadmin@map.example', DEMO_PASSWORD);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Something went wrong on the platform (404). Try again later.',
    );
  });

  it('a temporary password leads to the page for a new password', async () => {
    const page = await signIn('temporary@map.example', TEMPORARY_PASSWORD);
    await screen.findByRole('heading', { name: 'Set a new password' });
    expect(page.address()).toMatch(/^\/user\/change-password\/.+/);
    expect(session.token()).toBeUndefined();
  });

  it('the login page reports a lost connection, and signs in on Retry', async () => {
    standIn.fault({ match: 'POST /auth/local', drop: true, times: 1 });
    const page = await signIn('superadmin@map.example', DEMO_PASSWORD);
    expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost.');
    await page.press('Retry');
    await screen.findByRole('heading', { name: 'Hello, Sofía' });
  });

  it('the login form sends one request although it is submitted three times', async () => {
    standIn.fault({ match: 'POST /auth/local', delayMs: 60_000 });
    const page = visitAccountPage('/login');
    await page.type('Email', 'superadmin@map.example');
    await page.type('Password', `${DEMO_PASSWORD}{Enter}{Enter}`);
    expect(screen.getByRole('button', { name: 'Signing in…' }).getAttribute('aria-disabled')).toBe('true');
    await page.press('Signing in…');
    standIn.clearFaults();
    await screen.findByRole('heading', { name: 'Hello, Sofía' });
    expect(standIn.calls().filter(line => line === 'POST /auth/local')).toHaveLength(1);
  });

  it('the login form waits as long as the platform asks, announces that once, counts down, then signs in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    standIn.fault({ match: 'POST /auth/local', status: 429, headers: { 'Retry-After': '42' }, times: 1 });
    const page = await signIn('superadmin@map.example', DEMO_PASSWORD);
    const note = await screen.findByText('Too many attempts. Try again in 0:42.', {
      ignore: '[aria-hidden]',
    });
    const countdown = () => note.parentElement!.querySelector('[aria-hidden]')?.textContent;
    await waitFor(() => expect(countdown()).toMatch(/in 0:4[012]\.$/));
    expect(note.closest('[role]')!.getAttribute('role')).toBe('status');
    const off = () =>
      ['Sign in', 'Retry'].map(name => screen.getByRole('button', { name }).getAttribute('aria-disabled'));
    expect(off()).toEqual(['true', 'true']);
    act(() => void vi.advanceTimersByTime(30_000));
    expect(countdown()).toMatch(/in 0:1[012]\.$/);
    expect(note.textContent).toBe('Too many attempts. Try again in 0:42.');
    await page.press('Sign in');
    await page.press('Retry');
    await page.type('Password', `${DEMO_PASSWORD}{Enter}`);
    expect(standIn.calls()).toEqual(['POST /auth/local']);
    act(() => void vi.advanceTimersByTime(12_000));
    await screen.findByText('You can try again now.');
    expect(off()).toEqual(['false', 'false']);
    vi.useRealTimers();
    await page.press('Sign in');
    await screen.findByRole('heading', { name: 'Hello, Sofía' });
  });

  it('the login page shows why the console cannot be opened after sign-in', async () => {
    standIn.fault({ match: 'GET /api/users/me', status: 500, body: { message: 'No disk' }, times: 1 });
    await signIn('superadmin@map.example', DEMO_PASSWORD);
    expect((await screen.findByRole('alert')).textContent).toContain('No disk');
  });

  it('the login page offers the reference of a failed request to be copied, and none of a refused one', async () => {
    const headers = { 'X-Request-Id': '7f3a9c51e2b84d06' };
    standIn.fault({ match: 'POST /auth/local', status: 503, headers, times: 1 });
    standIn.fault({ match: 'POST /auth/local', status: 401, headers, times: 1 });
    const page = await signIn('superadmin@map.example', DEMO_PASSWORD);
    await page.person.click(await screen.findByRole('button', { name: 'Copy reference' }));
    expect(await navigator.clipboard.readText()).toBe('7f3a9c51e2b84d06');
    await screen.findByRole('button', { name: 'Copied' });
    await page.press('Sign in');
    await screen.findByText('Sign-in failed. Check your email and password.');
    expect(screen.queryByText('7f3a9c51e2b84d06')).toBeNull();
  });

  it('the login page says once that the session has expired', async () => {
    session.begin('old');
    session.end('expired');
    const page = visitAccountPage('/login');
    expect(screen.getByRole('alert').textContent).toBe('Please login to continue');
    await page.follow('Forgot password?');
    await page.follow('Back to sign-in');
    expect(screen.queryByText('Please login to continue')).toBeNull();
  });

  it('the login page shows and hides the password', async () => {
    const page = visitAccountPage('/login');
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    await page.press('Show password');
    expect(field.type).toBe('text');
    await page.press('Hide password');
    expect(field.type).toBe('password');
  });

  it('the links to sign-in providers load a new document, and Sign up keeps the return address', () => {
    visitAccountPage('/login?next=%2Fusers%3Fq%3D1');
    expect(screen.getByRole('link', { name: 'Continue with Google' }).getAttribute('href')).toBe(
      '/auth/google',
    );
    expect(screen.getByRole('link', { name: 'Continue with Facebook' }).getAttribute('href')).toBe(
      '/auth/facebook',
    );
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
      '/signup?next=%2Fusers%3Fq%3D1',
    );
  });

  it('the login page switches to Spanish and keeps the typed email', async () => {
    const page = visitAccountPage('/login');
    await page.type('Email', 'kept@map.example');
    await page.person.selectOptions(await screen.findByLabelText('Language'), 'es');
    await screen.findByRole('heading', { name: 'Iniciar sesión' });
    expect(document.documentElement.lang).toBe('es');
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('kept@map.example');
    language.set('en');
    await waitFor(() => expect(document.title).toBe('Sign in · Map Console'));
  });
});

describe('the links in the header before sign-in', () => {
  it('Home and Login are in the header before sign-in, and Login is marked on the login page', async () => {
    const page = visitAccountPage('/login?next=%2Ftags');
    const login = await screen.findByRole('link', { name: 'Login', current: 'page' });
    expect(login.getAttribute('href')).toBe('/login?next=%2Ftags');
    expect(screen.getByRole('link', { name: 'Home', current: false }).getAttribute('href')).toBe('/');
    await page.follow('Sign up');
    await screen.findByRole('link', { name: 'Login', current: false });
    await page.follow('Home');
    expect(page.address()).toBe('/');
  });

  it('Home and Login are not in the header while a person is signed in', async () => {
    session.begin('some-token');
    visitAccountPage('/user/change-password/unknown');
    await screen.findByLabelText('Language');
    screen.getByText('Theme');
    expect(screen.queryByRole('link', { name: /^(Home|Login)$/ })).toBeNull();
  });
});

describe('the other pages before sign-in', () => {
  it.each(['/signup', '/forgot-password', '/user/change-password/unknown', '/user/email-verify/unknown'])(
    '%s offers Login with the return address, in both languages',
    async address => {
      const page = visitAccountPage(`${address}?next=%2Ftags`);
      await screen.findByRole('heading', { level: 1 });
      language.set('es');
      await screen.findByRole('link', { name: 'Iniciar sesión' });
      language.set('en');
      await page.follow('Login');
      expect(page.address()).toBe('/login?next=%2Ftags');
      await screen.findByRole('link', { name: 'Login', current: 'page' });
    },
  );
});
