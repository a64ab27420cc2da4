import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readList } from '../../src/data/dialect.ts';
import { apiKeys, type ApiKey } from '../../src/platform/apiKeys.ts';
import { callInSession } from './call.ts';
import { visitConsole } from './consoleVisit.tsx';
import { startPlatform } from './platform.ts';

const standIn = startPlatform();
const LIST = 'GET /api/users/apikey';
const CREATE = 'POST /api/users/apikey';
const count = (name: string) => standIn.calls().filter(call => call === name).length;
const keys = async () => readList<ApiKey>(await callInSession(apiKeys.list, {})).data;
const list = () => screen.findByRole('list', { name: 'API keys' });
const rows = () => screen.findAllByRole('button', { name: /^Delete key/ });
const visit = (name = 'admin') => visitConsole(name, '/apikeys');

describe('the API keys of the signed-in user', () => {
  it('the API keys page offers a button for the first key to a user without keys', async () => {
    await visit('keeper');
    await screen.findByRole('heading', { name: 'No API keys yet' });
    expect(screen.getAllByRole('button', { name: 'Create API key' })).toHaveLength(1);
  });

  it('a double click on Create API key creates one key and shows it', async () => {
    const page = await visit('keeper');
    await page.person.dblClick(await screen.findByRole('button', { name: 'Create API key' }));
    await page.banner(/^The key ending in .+ has been created\.$/);
    expect(count(CREATE)).toBe(1);
    const [{ key }] = (await keys()) as [ApiKey];
    await within(await list()).findByText(key);
  });

  it('API keys are masked until they are shown', async () => {
    const page = await visit('user');
    const [{ key }] = (await keys()) as [ApiKey];
    await rows();
    expect(screen.queryByText(key)).toBeNull();
    await page.press(`Show key ending in ${key.slice(-4)}`);
    screen.getByText(key);
    await page.press(`Hide key ending in ${key.slice(-4)}`);
    expect(screen.queryByText(key)).toBeNull();
  });

  it('an API key can be copied without being shown', async () => {
    const page = await visit('user');
    const [{ key }] = (await keys()) as [ApiKey];
    await page.press(`Copy key ending in ${key.slice(-4)}`);
    expect(await navigator.clipboard.readText()).toBe(key);
  });

  it('an API key is deleted only after a question', async () => {
    const page = await visit('user');
    const [{ _id, key }] = (await keys()) as [ApiKey];
    const remove = `Delete key ending in ${key.slice(-4)}`;
    await page.press(remove);
    await screen.findByText(/^Delete the key ending in/);
    await page.press('Cancel');
    await waitFor(() => expect(screen.queryByText(/^Delete the key ending in/)).toBeNull());
    expect(await keys()).toHaveLength(1);
    await page.press(remove);
    await page.press('Delete');
    await page.banner(/^The key ending in .+ has been deleted\.$/);
    expect(count(`DELETE /api/users/apikey/${_id}`)).toBe(1);
    await screen.findByRole('heading', { name: 'No API keys yet' });
  });
});

describe('API keys when the platform fails', () => {
  it('the API keys page reports a failed request, and loads again on Retry', async () => {
    standIn.fault({ match: LIST, status: 500, times: 2 });
    const page = await visit();
    await screen.findByRole('heading', { name: 'There was an error Loading Keys' });
    await page.press('Retry');
    await screen.findByRole('button', { name: 'Create API key' });
    expect(screen.queryByText('There was an error Loading Keys')).toBeNull();
  });

  it.each(['array', 'paged', 'data'] as const)(
    'API keys are read from a list in the shape %s',
    async shape => {
      await visit('superadmin');
      await callInSession(apiKeys.create, { body: {} });
      standIn.listShape(shape);
      await visit('superadmin');
      expect(await rows()).toHaveLength((await keys()).length);
    },
  );

  it('the API keys page shows why a key could not be created', async () => {
    standIn.fault({ match: CREATE, status: 400, body: { message: 'No more keys.' }, times: 1 });
    const page = await visit();
    await page.press('Create API key');
    await page.banner('There was an error creating the key. No more keys.');
    expect(count(CREATE)).toBe(1);
  });

  it.each([{ drop: true }, { status: 204 }])(
    'a lost reply to a new API key creates no second key, and a banner reports the outcome: %j',
    async lost => {
      standIn.fault({ match: CREATE, ...lost, times: 1 });
      const page = await visit();
      const before = (await keys()).length;
      await page.press('Create API key');
      await page.banner(/^The platform’s response was lost/);
      expect(count(CREATE)).toBe(1);
      expect((await keys()).length - before).toBeLessThanOrEqual(1);
    },
  );

  it('the API keys page reports a failed deletion, and loads the remaining keys', async () => {
    const page = await visit('superadmin');
    const [{ _id, key }, ...others] = (await keys()) as [ApiKey, ...ApiKey[]];
    await rows();
    await (await standIn.as('superadmin')).ask('DELETE', `/api/users/apikey/${_id}`);
    await page.press(`Delete key ending in ${key.slice(-4)}`);
    await screen.findByText(/^Delete the key ending in/);
    await page.press('Delete');
    await page.banner(/^There was an error deleting the key/);
    await waitFor(async () => expect(await rows()).toHaveLength(others.length));
  });
});
