import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const openPage = async (address: string) => {
  const page = await visit(standIn, 'superadmin', address);
  await page.settled();
  return page;
};
const picture = (name: string) => screen.findByRole('region', { name }) as Promise<HTMLElement>;
const rowsOf = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent));

describe('the chart of the most active users', () => {
  const ADDRESS = '/users?activeUserPercent=5';

  it('the most active users are drawn with their logins, link to their pages, and have a table', async () => {
    const page = await openPage(ADDRESS);
    const drawn = await picture('Top active users');
    const links = within(drawn).getAllByRole('link');
    expect(links).toHaveLength(5);
    expect(links[0]!.getAttribute('href')).toMatch(/^\/user\/\w+\/info$/);
    const [name, count] = /^(.+): ([\d,]+) logins/.exec(links[0]!.getAttribute('aria-label')!)!.slice(1);
    act(() => links[0]!.focus());
    within(drawn).getByText(new RegExp(`^${name}: ${count} logins, [\\d:.]+ on average$`));
    await page.press('Show as table');
    expect(rowsOf(drawn)[0]!.slice(0, 2)).toEqual([name, count]);
    expect(within(drawn).queryAllByRole('listitem')).toEqual([]);
    expect(standIn.requestsOf('GET /api/users')).toHaveLength(1);
  });

  it('the chart of active users keeps its table view on return, and disappears without its filter', async () => {
    const page = await openPage(ADDRESS);
    await picture('Top active users');
    await page.press('Show as table');
    await page.press('Clear all');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Top active users' })).toBeNull());
    page.back();
    expect(rowsOf(await picture('Top active users'))).toHaveLength(5);
  });
});

it.each([
  ['no search and no other filter', '/users?activeUserPercent=5', false],
  ['a search', '/users?activeUserPercent=5&q=xyz', true],
])(
  'an empty chart of active users explains itself only beside another filter: %s',
  async (_, address, isSaid) => {
    standIn.fault({ match: 'GET /api/users', status: 200, body: { total: 0, data: [] } });
    await openPage(address);
    const drawn = await picture('Top active users');
    within(drawn).getByText('No users to compare');
    expect(within(drawn).queryByText('No users match this search and these filters.') !== null).toBe(isSaid);
  },
);

describe('the chart of tags', () => {
  const MOST = { page: '1', pageSize: '8', sortBy: 'numberOfMapsTagged', sortDirection: 'desc' };
  const requests = () => standIn.requestsOf('GET /api/tags').map(({ query }) => query);

  it('the chart of tags loads eight tags when it opens, and more on demand', async () => {
    const page = await openPage('/tags');
    expect(requests()).toHaveLength(1);
    await page.press('Chart');
    const drawn = await picture('Tags by maps triggered');
    expect((await within(drawn).findAllByRole('link'))[0]!.getAttribute('aria-label')).toBe(
      'Parcels: 148 maps triggered',
    );
    expect(requests().at(-1)).toEqual(MOST);
    within(drawn).getByText('8 of 31');
    await page.press('Top 24');
    await waitFor(() => expect(within(drawn).getAllByRole('link')).toHaveLength(24));
    expect(requests().at(-1)).toEqual({ ...MOST, pageSize: '24' });
    await page.press('Chart');
    expect(screen.queryByRole('region', { name: 'Tags by maps triggered' })).toBeNull();
  });

  it('the chart of tags follows the search of the list, and says when nothing matches', async () => {
    const page = await openPage('/tags?q=par');
    await page.press('Chart');
    const drawn = await picture('Tags by maps triggered');
    await within(drawn).findByText('that match “par”, 2 of 2');
    expect(requests().at(-1)).toEqual({ ...MOST, query: 'par' });
    changeField('Search tags', 'zzz');
    await within(drawn).findByText('No matches');
  });

  it('the chart of tags reports a failed request, and loads again on Retry', async () => {
    const page = await openPage('/tags');
    standIn.fault({ match: 'GET /api/tags', status: 500, times: 2 });
    await page.press('Chart');
    const drawn = await picture('Tags by maps triggered');
    await within(drawn).findByText('There was an error loading the tags');
    within(drawn).getByRole('button', { name: 'Copy details' });
    await page.press('Retry');
    expect((await within(drawn).findAllByRole('link'))[0]!.textContent).toBe('Parcels');
  });
});

describe('the chart of sessions', () => {
  const GRACE = seededUserId(2);
  const sessions = () => openPage(`/user/${GRACE}/info#sessions`);
  const CALL = `GET /api/sessions/${GRACE}`;

  it('the chart of sessions shows the ten sessions of the list, and arrow keys announce each day', async () => {
    await sessions();
    const drawn = await picture('Time in sessions');
    const slider = await within(drawn).findByRole('slider', { name: 'Time in sessions per day' });
    expect(standIn.requestsOf(CALL)).toHaveLength(1);
    const last = slider.getAttribute('aria-valuetext')!;
    expect(last).toMatch(/^\d\d\/\d\d\/\d{4}: [\d:.]+ in \d+ sessions?/);
    act(() => slider.focus());
    within(drawn).getByText(last);
    fireEvent.keyDown(slider, { key: 'Home' });
    const first = slider.getAttribute('aria-valuetext')!;
    expect(slider.getAttribute('aria-valuenow')).toBe('1');
    within(drawn).getByText(first);
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(slider.getAttribute('aria-valuetext')).toBe(first);
    fireEvent.keyDown(slider, { key: 'End' });
    expect(slider.getAttribute('aria-valuetext')).toBe(last);
  });

  it('the chart of sessions can load all sessions in pages of ten', async () => {
    const page = await sessions();
    const drawn = await picture('Time in sessions');
    await page.press('All 34');
    await within(drawn).findByText(/ in 34 sessions$/);
    expect(
      standIn
        .requestsOf(CALL)
        .map(({ query }) => query.page)
        .sort(),
    ).toEqual(['1', '2', '3', '4']);
    expect(standIn.requestsOf(CALL).every(({ query }) => query.pageSize === '10')).toBe(true);
    await page.press('Show as table');
    expect(rowsOf(drawn).reduce((sum, [, count]) => sum + Number(count), 0)).toBe(34);
  });
});
