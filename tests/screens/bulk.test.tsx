import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { offered, errorIn, pick, pressIn } from './choosing.ts';
import { platform } from './platform.ts';
import { leave, visit } from './visit.tsx';

const standIn = platform();
beforeEach(() => standIn.reset());
afterEach(() => leave());

const LARKSPUR = applicationId(0);
const ASSESSOR = roleId(1);
const open = async (address = '/users?pageSize=12&q=map.example', name = 'superadmin') => {
  const page = await visit(standIn, name, address);
  await page.settled();
  return page;
};
const bar = () => screen.getByRole('toolbar', { name: 'Selected users', hidden: true });
const tickAll = () => fireEvent.click(screen.getByLabelText('Select all on this page'));
const tick = (name: string) => fireEvent.click(screen.getByLabelText(`Select ${name}`));
/** Opens a deed for the ticked users: its dialog, which asks first. */
const begin = async (deed: string) => {
  pressIn(bar(), deed);
  return screen.findByRole('dialog', { name: new RegExp(`^${deed}: `) });
};
const results = (dialog: HTMLElement) => [...dialog.querySelectorAll('li')].filter(row => row.closest('[aria-label=Result]')).map(row => [...row.querySelectorAll('span')].map(part => part.textContent));
const finished = (dialog: HTMLElement, text: string) => waitFor(() => within(dialog).getByText(text));
const puts = () => standIn.calls().filter(call => call.startsWith('PUT'));

describe('ticked users', () => {
  it('stay ticked from page to page, are counted, and let go with Clear and Escape', async () => {
    const page = await open('/users?pageSize=8&q=map.example');
    expect(screen.queryByRole('toolbar', { name: 'Selected users' })).toBeNull();
    tickAll();
    expect(within(bar()).getByRole('status').textContent).toBe('8 selected');
    await page.follow('Next page').catch(() => page.press('Next page'));
    await waitFor(() => expect(page.names()).toHaveLength(3));
    tickAll();
    await waitFor(() => expect(within(bar()).getByRole('status').textContent).toBe('11 selected'));
    pressIn(bar(), 'Clear');
    expect(screen.queryByRole('toolbar', { name: 'Selected users' })).toBeNull();
    tickAll();
    await page.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected users' })).toBeNull());
  });

  it('can be all that match', async () => {
    await open('/users?pageSize=8&filter=admin&q=map.example');
    tick('Mei Tanaka');
    const { pagingMeta } = await (await standIn.as('second.superadmin')).ask('GET', '/api/users?filter=admin&query=map.example');
    const all = [...bar().querySelectorAll('button')].find(button => button.textContent?.startsWith('Select all'));
    if (all) fireEvent.click(all);
    await waitFor(() => expect(within(bar()).getByRole('status').textContent).toBe(`${pagingMeta.totalRecords} selected`));
    expect(standIn.asked('GET /api/users').at(-1)!.query).toMatchObject({ pageSize: '0', filter: 'admin', query: 'map.example' });
  });
});

describe('a deed for many', () => {
  it('asks first, makes one whole save for each, and has a result for each', async () => {
    await open();
    for (const name of ['Grace Lindqvist', 'Walter Amari', 'Uma Petersen']) tick(name);
    const dialog = await begin('Deactivate');
    expect(within(dialog).getByRole('heading').textContent).toBe('Deactivate: 3 users?');
    expect(puts()).toEqual([]);
    pressIn(dialog, 'Deactivate');
    expect(within(dialog).queryByRole('button', { name: 'Deactivate' })).toBeNull();
    await finished(dialog, '3 of 3 succeeded.');
    expect(results(dialog)).toEqual([['Grace Lindqvist', 'done'], ['Walter Amari', 'done'], ['Uma Petersen', 'done']]);
    expect(puts()).toHaveLength(3);
    const { data } = await (await standIn.as('second.superadmin')).ask('GET', '/api/users?query=map.example&pageSize=0');
    expect(data.filter(({ isActive }: { isActive: boolean }) => !isActive).map(({ firstName }: { firstName: string }) => firstName).sort()).toEqual(['Grace', 'Ian', 'Uma', 'Walter']);
    pressIn(dialog, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Grace' }).closest('th')!.textContent).toContain('Not active'));
  });

  it('offers an admin every role but Admin', async () => {
    await open(undefined, 'admin');
    tick('Walter Amari');
    const choices = await offered(await begin('Assign role'), 'Role', 'admin');
    expect(choices).toContain('Zoning Administrator');
    expect(choices).not.toContain('Admin');
  });

  it('runs four calls at a time, with its progress', async () => {
    standIn.fault({ match: 'POST /api/users/add/role', hang: true });
    await open();
    tickAll();
    const dialog = await begin('Assign role');
    await pick(dialog, 'Application', 'Larkspur County Assessor');
    await pick(dialog, 'Role', 'Assessor');
    pressIn(dialog, 'Assign role');
    const sent = () => standIn.calls().filter(call => call === 'POST /api/users/add/role');
    await waitFor(() => expect(sent()).toHaveLength(4));
    await new Promise(resolve => setTimeout(resolve, 200));
    expect(sent()).toHaveLength(4);
    within(dialog).getByText('0 of 11 done');
    expect(dialog.querySelector('progress')!.max).toBe(11);
    expect(results(dialog).map(([, state]) => state)).toEqual([...Array(4).fill('running'), ...Array(7).fill('waiting')]);
    pressIn(dialog, 'Cancel');
    standIn.release();
    await finished(dialog, '0 of 11 succeeded. Cancelled. What was done stays.');
    expect(sent()).toHaveLength(4);
    expect(results(dialog).slice(4).map(([, state]) => state)).toEqual(Array(7).fill('not done'));
  });

  it('says why one failed, and retries the failed ones alone', async () => {
    await (await standIn.as('second.superadmin')).ask('GET', '/api/users/me');
    standIn.fault({ match: 'POST /api/users/add/role', status: 500, body: { message: 'No <b>disk</b>' }, times: 1 });
    await open();
    for (const name of ['Grace Lindqvist', 'Tomás Herrera', 'Uma Petersen']) tick(name);
    const dialog = await begin('Assign role');
    pressIn(dialog, 'Assign role');
    await waitFor(() => expect(errorIn(dialog, 'Application')).toBe('Please select a valid Application'));
    expect(errorIn(dialog, 'Role')).toBe('Please select a valid Role');
    await pick(dialog, 'Application', 'Silver Creek Public Works');
    await pick(dialog, 'Role', 'Road Supervisor');
    pressIn(dialog, 'Assign role');
    await finished(dialog, '2 of 3 succeeded.');
    expect(results(dialog)[0]).toEqual(['Grace Lindqvist', 'No <b>disk</b>']);
    const ids = () => standIn.asked('POST /api/users/add/role').map(({ body }) => body._id);
    expect(new Set(ids()).size).toBe(3);
    pressIn(dialog, 'Retry the failed ones');
    await finished(dialog, '3 of 3 succeeded.');
    expect(ids()).toHaveLength(4);
    expect(ids()[3]).toBe(ids()[0]);
    expect(within(dialog).queryByText('Retry the failed ones')).toBeNull();
  });

  it('says of each who has the role already, and goes on', async () => {
    const naomi = await standIn.as('second.superadmin');
    const { data } = await naomi.ask('GET', '/api/users?query=user@map.example');
    await naomi.ask('POST', '/api/users/add/role', { _id: data[0]._id, roleData: { application: LARKSPUR, role: ASSESSOR } }).catch(() => {});
    await open();
    tick('Grace Lindqvist');
    tick('Tomás Herrera');
    const dialog = await begin('Assign role');
    await pick(dialog, 'Application', 'Larkspur County Assessor');
    await pick(dialog, 'Role', 'Assessor');
    pressIn(dialog, 'Assign role');
    await finished(dialog, '1 of 2 succeeded.');
    expect(results(dialog)).toEqual([['Grace Lindqvist', '(Larkspur County Assessor, Assessor) is/are already added'], ['Tomás Herrera', 'done']]);
  });

  it('assigns protected layers, which need one application and at least one layer', async () => {
    await open();
    tick('Uma Petersen');
    tick('Tomás Herrera');
    const dialog = await begin('Assign protected layers');
    pressIn(dialog, 'Assign protected layers');
    await waitFor(() => expect(errorIn(dialog, 'Application')).toBe('Please select atleast one application'));
    expect(errorIn(dialog, 'Protected layers')).toBe('Please select atleast one protected layer');
    await pick(dialog, 'Application', 'Larkspur County Assessor');
    await pick(dialog, 'Protected layers', 'Owner Names');
    pressIn(dialog, 'Assign protected layers');
    await finished(dialog, '2 of 2 succeeded.');
    const asked = standIn.calls().filter(call => call.startsWith('POST /api/protectedLayers/assign-to-user/'));
    expect(asked).toHaveLength(2);
    expect(standIn.asked(asked[0]!)[0]!.body).toMatchObject({ applications: [LARKSPUR], protectedLayers: [expect.any(String)] });
  });

  it('closed in the middle begins nothing more, and nothing by itself when it is opened again', async () => {
    standIn.fault({ match: 'GET /api/users/detail/*', delayMs: 150 });
    await open();
    tickAll();
    const dialog = await begin('Activate');
    pressIn(dialog, 'Activate');
    await waitFor(() => expect(puts().length).toBeGreaterThan(0));
    leave({ again: true });
    await new Promise(resolve => setTimeout(resolve, 800));
    const sent = puts();
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent.length).toBeLessThanOrEqual(8);
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(puts()).toEqual(sent);
  });

  it('asks before the window is closed in the middle', async () => {
    standIn.fault({ match: 'GET /api/users/detail/*', hang: true });
    await open();
    tick('Uma Petersen');
    const dialog = await begin('Activate');
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    pressIn(dialog, 'Activate');
    await waitFor(() => expect(closing()).toBe(true));
    standIn.release();
    await finished(dialog, '0 of 1 succeeded.');
    expect(closing()).toBe(false);
  });

  it('exports the ticked ones as a file', async () => {
    let text: Promise<string> | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      text = (blob as Blob).text();
      return 'blob:test';
    });
    const page = await open();
    tick('Uma Petersen');
    tick('Grace Lindqvist');
    pressIn(bar(), 'Export');
    await page.banner('2 rows exported');
    const lines = (await text!).trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('First name,Last name,Email,Phone,Provider,Role,Login count,Average time,Active,Last logged in,Last logged out');
    expect(lines.slice(1).map(line => line.split(',')[0])).toEqual(['Uma', 'Grace']);
    vi.restoreAllMocks();
  });
});
