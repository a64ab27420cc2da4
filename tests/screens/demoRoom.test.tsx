import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPlatform } from './platform.ts';
import { changeField, visit } from './visit.tsx';

const standIn = startPlatform();
const meta = Object.assign(document.createElement('meta'), { name: 'demo', content: 'on' });
beforeAll(() => document.head.append(meta));
afterAll(() => meta.remove());
beforeEach(() => standIn.reset());

const enter = (address = '/demo') => visit(standIn, 'superadmin', address);
/** A panel of the Demo page, once it is loaded. */
const panel = async (name: string) => {
  const part = await screen.findByRole('region', { name });
  await waitFor(() => expect(part.querySelector('[aria-busy=true]')).toBeNull());
  return part;
};
const rules = async () =>
  (await standIn.askWithoutSession('GET', '/demo/faults')) as { match: string; off?: boolean }[];
const link = () => screen.queryByRole('link', { name: 'Demo' });

describe('the Demo page', () => {
  it('the navigation leads to the Demo page if the platform is the demo', async () => {
    const page = await enter('/tags');
    await page.follow('Demo');
    await screen.findByRole('heading', { level: 1, name: 'Demo' });
    expect(page.address()).toBe('/demo');
  });

  it.each(['admin', 'user'])('the Demo page is neither linked nor open to %s', async name => {
    const page = await visit(standIn, name, '/demo');
    await page.banner(/not have permission|not authorized|not allowed/i);
    await waitFor(() => expect(page.address()).not.toMatch('/demo'));
    expect(link()).toBeNull();
  });

  it('the Demo page does not exist if the platform is not the demo', async () => {
    meta.content = 'off';
    try {
      const page = await enter();
      await waitFor(() => expect(page.address()).toBe('/'));
      expect(link()).toBeNull();
    } finally {
      meta.content = 'on';
    }
  });

  it('the search finds the Demo page', async () => {
    const page = await enter('/tags');
    await page.press('Search');
    await page.person.type(await screen.findByRole('combobox', { name: 'Search' }), 'demo');
    expect(await screen.findByRole('option', { name: /^Demo$/ })).toBeTruthy();
  });
});

describe('the calls on the Demo page', () => {
  const paths = async () =>
    within(await screen.findByRole('region', { name: 'Calls' }))
      .queryAllByRole('link')
      .map(one => one.textContent);

  it('the calls on the Demo page are listed, searched and filtered by outcome, and the address keeps both', async () => {
    const page = await enter();
    await waitFor(async () => expect(await paths()).toContain('/api/users/me'));
    await page.press('Refused');
    await screen.findByText('No calls');
    expect(page.address()).toBe('/demo?callKind=refused');
    await page.press('All');
    changeField('Search this list: Calls', 'users/me');
    await waitFor(() => expect(page.address()).toBe('/demo?callQ=users%2Fme'));
  });

  it('a call shows request, response and the fault that applied, and can be copied as curl without its token', async () => {
    standIn.fault({ match: 'GET /api/users/me', delayMs: 1, name: 'Slow' });
    const page = await enter();
    await page.person.click(
      (await within(await panel('Calls')).findAllByRole('link', { name: '/api/users/me' }))[0]!,
    );
    const call = await panel('Call GET /api/users/me');
    await waitFor(() => expect(call.textContent).toMatch(/200 OK/));
    expect(call.textContent).toMatch(/Slow/);
    within(call).getByText(/"email": "superadmin@map.example"/);
    expect(within(call).getByRole('link', { name: 'Open in API reference' }).getAttribute('href')).toBe(
      '/demo/api?call=GET+%2Fapi%2Fusers%2Fme#asked',
    );
    await page.person.click(within(call).getByRole('button', { name: 'Headers' }));
    within(call).getByText(/authorization: \*\*\*/);
    await page.person.click(within(call).getByRole('button', { name: 'Copy as curl' }));
    expect(await navigator.clipboard.readText()).toBe(
      "curl 'http://localhost:3000/api/users/me' -H 'authorization: ***'",
    );
    await page.person.click(within(call).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('/api/users/me'));
    expect(page.address()).toBe('/demo');
  });

  it('an old call says that requests and responses are kept for the last 300 calls only', async () => {
    const page = await enter();
    const [me] = await within(await panel('Calls')).findAllByRole('link', { name: '/api/users/me' });
    for (let n = 0; n < 300; n++)
      await standIn.askWithoutSession('GET', '/api/users/email/check?email=a@map.example');
    await page.person.click(me!);
    const call = await panel('Call GET /api/users/me');
    for (const part of ['Request', 'Response', 'Headers']) {
      await page.person.click(await within(call).findByRole('button', { name: part }));
      expect(
        within(call).getByText('Requests and responses are kept for the last 300 calls only.'),
      ).toBeTruthy();
    }
  });

  it('the export of calls as HAR has the filter of the list', async () => {
    await enter('/demo?callKind=changes');
    expect((await screen.findByRole('link', { name: 'Export HAR' })).getAttribute('href')).toBe(
      '/demo/calls.har?filter=%7B%22kind%22%3A%22changes%22%7D',
    );
  });

  it('the calls on the Demo page can be cleared', async () => {
    const page = await enter();
    await screen.findAllByRole('link', { name: '/api/users/me' });
    await page.press('Clear');
    expect(await screen.findByText('No calls')).toBeTruthy();
  });
});

describe('fault rules on the Demo page', () => {
  it('a common fault is switched on by one press and removed by the next', async () => {
    const page = await enter();
    const common = await screen.findByRole('group', { name: 'Common faults' });
    const press = () => page.person.click(within(common).getByRole('button', { name: 'Offline' }));
    await screen.findByText('No fault rules yet');
    await press();
    await screen.findByRole('switch', { name: 'Offline' });
    expect(await rules()).toMatchObject([{ match: '* /api/*', drop: true, name: 'Offline' }]);
    await press();
    await screen.findByText('No fault rules yet');
    expect(await rules()).toEqual([]);
  });

  it('a fault rule describes its effect, and can be switched off and on', async () => {
    standIn.fault({ match: 'PUT /api/tags/{id}', status: 503, every: 2, name: 'Tags fail' });
    const page = await enter();
    await screen.findByText('PUT /api/tags/{id}, returns 503, 1 in 2 calls · 0 calls');
    await page.person.click(await screen.findByRole('switch', { name: 'Tags fail' }));
    await screen.findByText('0 of 1 active');
    expect(await rules()).toMatchObject([{ off: true }]);
    await page.person.click(screen.getByRole('switch', { name: 'Tags fail' }));
    await screen.findByText('1 of 1 active');
  });

  it('a new fault rule is validated while it is entered, and is created', async () => {
    const page = await enter();
    await page.press('New rule');
    const dialog = await page.dialog('New rule');
    changeField(/^Path/, 'tags');
    await page.person.click(within(dialog).getByRole('button', { name: 'Create rule' }));
    await waitFor(() => expect(page.errorOf(/^Path/)).toBe('The path must begin with /'));
    changeField(/^Path/, '/api/tags');
    await page.choose(/^Method/, 'GET');
    await page.choose(/^Outcome/, 'cut');
    changeField('Chance, %', '50');
    changeField('Delay, ms', '20');
    await page.person.click(within(dialog).getByRole('button', { name: 'Create rule' }));
    await screen.findByText('0 calls');
    expect(await rules()).toMatchObject([
      { match: 'GET /api/tags', answer: 'cut', chance: 0.5, delayMs: 20 },
    ]);
  });

  it('a fault rule for a call that opens the console says that it applies three times at most, and does', async () => {
    const page = await enter();
    await page.press('New rule');
    const dialog = await page.dialog('New rule');
    const says = () => within(dialog).getByRole('status').textContent;
    expect(says()).toBe('This page always works, and a rule for all calls does not affect sign-in.');
    changeField(/^Path/, '/auth/local');
    await page.choose(/^Method/, 'POST');
    await waitFor(() =>
      expect(says()).toMatch(/^The console needs this call to open\. The rule applies at most three times/),
    );
    changeField('Number of times', '9');
    await page.person.click(within(dialog).getByRole('button', { name: 'Create rule' }));
    await screen.findByText('0 calls');
    expect(await rules()).toMatchObject([{ match: 'POST /auth/local', times: 3 }]);
    await page.press('Edit POST /auth/local, returns 503, 3 more times');
    expect(within(await page.dialog('Edit rule')).getByRole('status').textContent).toMatch(
      /^The console needs this call to open/,
    );
  });

  it('an edited fault rule keeps the settings that its form does not show', async () => {
    standIn.fault({ match: 'GET /api/tags', status: 429, headers: { 'Retry-After': '7' }, name: 'Busy' });
    const page = await enter();
    await page.press('Edit Busy');
    const dialog = await page.dialog('Edit rule');
    changeField('Number of times', '3');
    await page.person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('GET /api/tags, returns 429, 3 more times · 0 calls');
    expect(await rules()).toMatchObject([{ headers: { 'Retry-After': '7' }, times: 3 }]);
  });

  it('a fault rule is deleted after a question', async () => {
    standIn.fault({ match: 'GET /api/tags', status: 503, name: 'Tags' });
    const page = await enter();
    await page.press('Delete Tags');
    await page.question('Delete the rule Tags?');
    await page.answer('Delete');
    await screen.findByText('No fault rules yet');
    expect(await rules()).toEqual([]);
  });
});

it('an email in the outbox is opened, and its link opens in a new tab', async () => {
  await standIn.askWithoutSession('POST', '/api/users/forgot-password-request', {
    email: 'user@map.example',
  });
  const page = await enter();
  await page.person.click(
    within(await panel('Outbox')).getAllByRole('link', { name: 'Reset your password' })[0]!,
  );
  const follow = await screen.findByRole('link', { name: /Open link/ });
  expect([follow.getAttribute('href'), follow.getAttribute('target')]).toEqual([
    await standIn.emailedLink('user@map.example'),
    '_blank',
  ]);
  expect(page.address()).toMatch(/letterOpen=\d+/);
});

describe('the switches of the demo platform', () => {
  it('the shape of all lists can be chosen on the Demo page', async () => {
    const page = await enter();
    await page.choose('Lists', 'array');
    await waitFor(async () =>
      expect(await standIn.askWithoutSession('GET', '/demo/switches/platform')).toMatchObject({
        listShape: 'array',
        refs: null,
      }),
    );
    await waitFor(() => expect(page.valueOf('Lists')).toBe('array'));
  });

  it('the subscription date can be moved forward by a valid number of days', async () => {
    const page = await enter();
    await screen.findByLabelText('Move the subscription date forward');
    changeField('Move the subscription date forward', '0');
    await page.press('Move forward');
    await waitFor(() =>
      expect(page.errorOf('Move the subscription date forward')).toBe('Enter 1 to 3650 days'),
    );
    const { now } = (await standIn.askWithoutSession('GET', '/demo/switches/platform')) as { now: string };
    changeField('Move the subscription date forward', '40');
    await page.press('Move forward');
    await page.banner(/^The subscription date is now \d\d\/\d\d\/\d{4}\.$/);
    const { now: then } = (await standIn.askWithoutSession('GET', '/demo/switches/platform')) as {
      now: string;
    };
    expect(Math.round((Date.parse(then) - Date.parse(now)) / 86_400_000)).toBe(40);
  });
});

describe('ending sessions and resetting the demo', () => {
  it('ending all sessions asks first, and leads to the sign-in page', async () => {
    const page = await enter();
    await page.press('End all sessions…');
    expect((await page.question('End all sessions?')).textContent).toMatch(/sent to the sign-in page/);
    await page.answer('End all sessions');
    await screen.findByRole('button', { name: 'Sign in' });
    standIn.acceptTokens();
  });

  it('resetting the demo asks first with what will be lost, and Cancel keeps it', async () => {
    await standIn.askWithoutSession('POST', '/api/users/forgot-password-request', {
      email: 'user@map.example',
    });
    const page = await enter();
    await page.press('Reset demo…');
    expect((await page.question('Reset the demo?')).textContent).toMatch(
      /users, applications, configs, emails and fault rules/,
    );
    await page.answer('Cancel');
    screen.getByRole('heading', { level: 1, name: 'Demo' });
    expect(await standIn.emailedLink('user@map.example')).toBeTruthy();
  });
});

it('a call that could not be loaded is reported in its panel, which can be closed', async () => {
  const page = await enter('/demo?callOpen=1000000');
  const call = await panel('Call 1000000');
  await within(call).findByText(/There was an error loading this call/);
  within(call).getByRole('button', { name: 'Retry' });
  await page.person.click(within(call).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(page.address()).toBe('/demo'));
});
