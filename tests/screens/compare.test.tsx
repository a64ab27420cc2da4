import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { chosenIn, pick } from './choosing.ts';
import { platform } from './platform.ts';
import { leave, put, visit } from './visit.tsx';

const standIn = platform();
beforeEach(() => standIn.reset());
afterEach(() => leave());

const [LARKSPUR, EASTON] = [applicationId(0), applicationId(3)];
const open = async (more = '', name = 'superadmin', both = `${LARKSPUR},${EASTON}`) => {
  const page = await visit(standIn, name, `/?compare=${both}${more}`);
  await page.settled();
  return page;
};
const compared = async (more = '') => {
  const page = await open(more);
  await screen.findByRole('table', { name: 'Compare applications' });
  return page;
};
const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;
const cells = (name: string) => [...row(name).querySelectorAll('td')].map(cell => cell.textContent);
const copied = (name: string) => within(row(name)).findByText('Copied');
const wholeOf = async (id: string) => (await standIn.as('second.superadmin')).ask('GET', `/api/applications/fullinfo/${id}?expand=subscriptionPlans`);
const undo = (page: Awaited<ReturnType<typeof open>>) => page.press('Undo');

describe('two applications side by side', () => {
  it('show what differs, part by part, marked word by word', async () => {
    await compared();
    expect(cells('Product Edition')).toEqual(['Summit', 'Copy to the right', 'Ascent']);
    expect([...row('Editing service URL').querySelectorAll('mark')].map(mark => mark.textContent)).toEqual(['larkspur-county-assessor', 'town-of-easton-falls']);
    expect(cells('Solr API key')).toEqual([expect.stringMatching(/^•{12}\w{4}$/), 'Keys are not copied', expect.stringMatching(/^•{12}\w{4}$/)]);
    expect(cells('Site URL')[1]).toBe('Not copied');
    expect(screen.queryByRole('rowheader', { name: 'Application type' })).toBeNull();
    expect(standIn.calls().filter(call => /fullinfo|layers/.test(call))).toHaveLength(4);
    // The list of the main page, which is at the same address, is not begun.
    expect(standIn.asked('GET /api/applications').filter(({ query }) => query.pageSize !== '0')).toEqual([]);
  });

  it('show one part alone, what is the same too, and what is searched, all in the address', async () => {
    const page = await compared();
    await page.press(/^Layers/);
    await page.person.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    put(/Search here/, 'Parcels 19');
    const state = () => Object.fromEntries(new URLSearchParams(location.search));
    await waitFor(() => expect(state()).toEqual({ compare: `${LARKSPUR},${EASTON}`, comparePart: 'layers', compareRows: 'all', compareQ: 'Parcels 19' }));
    expect(page.main().textContent).toContain('Parcels 1957');
    expect(page.main().textContent).not.toContain('Zoning');
    expect(screen.getAllByText('–').length).toBeGreaterThan(10);
  });

  it('are chosen by name, and swapped', async () => {
    const page = await open('', 'superadmin', LARKSPUR);
    screen.getByText('Choose two applications');
    await pick(page.main(), 'Right', 'Town of Easton Falls', 'easton');
    await screen.findByRole('table');
    await page.press('Swap');
    await waitFor(() => expect(chosenIn(page.main(), 'Left')).toEqual(['Town of Easton Falls']));
    await screen.findByRole('table');
    expect(cells('Product Edition')).toEqual(['Ascent', 'Copy to the right', 'Summit']);
  });

  it('of which one may not be seen say so', async () => {
    await open('', 'admin', `${LARKSPUR},${applicationId(2)}`);
    expect((await screen.findByRole('alert')).textContent).toContain('There was an error loading the data');
  });

  it('are reached from an application, and from the list', async () => {
    const page = await visit(standIn, 'superadmin', `/application/${LARKSPUR}/info`);
    await page.follow('Compare');
    await waitFor(() => expect(page.address()).toBe(`/?compare=${LARKSPUR}`));
    await screen.findByText('Choose two applications');
    expect(chosenIn(page.main(), 'Left')).toEqual(['Larkspur County Assessor']);
    leave();
    const list = await visit(standIn, 'superadmin', '/');
    await list.follow('Compare');
    await screen.findByText('Choose two applications');
  });
});

describe('a difference', () => {
  it('of the details is copied into the application as it is now, and taken back', async () => {
    const before = await wholeOf(EASTON);
    const page = await compared();
    await (await standIn.as('second.superadmin')).ask('PUT', `/api/applications/${EASTON}`, { legacySiteURL: 'https://theirs.example' });
    await page.press('Copy to the right: Description');
    await copied('Description');
    expect(await wholeOf(EASTON)).toMatchObject({ description: 'Parcel search, sales and field review for Larkspur County Assessor.', legacySiteURL: 'https://theirs.example', tools: before.tools, county: before.county });
    await undo(page);
    await waitFor(async () => expect((await wholeOf(EASTON)).description).toBe(before.description));
    await waitFor(() => expect(cells('Description')[1]).toBe('Copy to the right'));
  });

  it('that somebody has changed meanwhile is not copied, but shown as it is now', async () => {
    const page = await compared();
    await (await standIn.as('second.superadmin')).ask('PUT', `/api/applications/${EASTON}`, { description: 'Theirs' });
    await page.press('Copy to the right: Description');
    await page.banner(/^Somebody else has changed this meanwhile/);
    await waitFor(() => expect(cells('Description')[2]).toBe('Theirs'));
    expect(standIn.asked(`PUT /api/applications/${EASTON}`)).toEqual([]);
  });

  it('of the paths is copied type by type, or all at once, by the call of the paths', async () => {
    const page = await compared('&comparePart=paths');
    const { paths } = await wholeOf(LARKSPUR);
    await page.press(/^Copy all 3/);
    await copied('Photo');
    expect(standIn.asked('POST /api/applications/update/paths').map(({ body }) => body)).toEqual([{ paths, _id: EASTON }]);
    await undo(page);
    await waitFor(() => expect(cells('Photo')[2]).toContain('town-of-easton-falls'));
  });

  it('of the county is copied with its links', async () => {
    const page = await compared();
    await page.press('Copy to the right: County');
    await copied('County');
    expect((await wholeOf(EASTON)).county).toEqual((await wholeOf(LARKSPUR)).county);
  });

  it('of the tools is added, and removed again', async () => {
    const page = await compared('&comparePart=tools');
    await page.press('Copy to the right: Legend');
    await copied('Legend');
    expect(standIn.asked('POST /api/applications/add/tool/bulk').map(({ body }) => body.tools)).toHaveLength(1);
    await undo(page);
    await waitFor(() => expect(cells('Legend')[2]).toBe('–'));
  });

  it('of the layers is created or changed, and taken back', async () => {
    const page = await compared('&comparePart=layers&compareQ=1964');
    await page.press('Copy to the right: Address Points 1964');
    await copied('Address Points 1964');
    const [made] = standIn.asked(`POST /api/layers/${EASTON}`).map(({ body }) => body);
    expect(made).toMatchObject({ name: 'Address Points 1964', geometryType: 'Point' });
    expect(Object.keys(made)).not.toEqual(expect.arrayContaining(['_id']));
    expect(made).not.toHaveProperty('applicationId');
    await undo(page);
    await waitFor(() => expect(cells('Address Points 1964')[2]).toBe('–'));
  });

  it('whose answer is lost is looked for, and not sent again', async () => {
    const page = await compared('&comparePart=tools');
    standIn.fault({ match: 'POST /api/applications/add/tool/bulk', answer: 'cut' });
    await page.press('Copy to the right: Legend');
    await page.banner('No answer came, but your changes are saved.');
    await copied('Legend');
    expect(standIn.asked('POST /api/applications/add/tool/bulk')).toHaveLength(1);
  });
});
