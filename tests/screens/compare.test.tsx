import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { chosenChoices, pickChoice } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { leave, put, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => leave());

const [LARKSPUR, EASTON] = [applicationId(0), applicationId(3)];
const openPage = async (more = '', name = 'superadmin', both = `${LARKSPUR},${EASTON}`) => {
  const page = await visit(standIn, name, `/?compare=${both}${more}`);
  await page.settled();
  return page;
};
const compared = async (more = '') => {
  const page = await openPage(more);
  await screen.findByRole('table', { name: 'Compare applications' });
  return page;
};
const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;
const cells = (name: string) => [...row(name).querySelectorAll('td')].map(cell => cell.textContent);
const copied = (name: string) => within(row(name)).findByText('Copied');
interface WholeNow {
  description: string;
  county: object;
  tools: { _id: string; toolName: string }[];
  paths: { path: string }[];
}
const readApplication = async (id: string) =>
  (await standIn.as('second.superadmin')).ask<WholeNow>(
    'GET',
    `/api/applications/fullinfo/${id}?expand=subscriptionPlans`,
  );
const undo = (page: Awaited<ReturnType<typeof openPage>>) => page.press('Undo');

describe('two applications side by side', () => {
  it('show what differs, part by part, marked word by word', async () => {
    await compared();
    screen.getByText('Copying goes from left to right. To copy the other way, choose Swap.');
    expect(cells('Product Edition')).toEqual(['Summit', 'Copy to the right', 'Ascent']);
    expect([...row('Editing service URL').querySelectorAll('mark')].map(mark => mark.textContent)).toEqual([
      'larkspur-county-assessor',
      'town-of-easton-falls',
    ]);
    expect(cells('Solr API key')).toEqual([
      expect.stringMatching(/^•{12}\w{4}$/),
      'Keys are not copied',
      expect.stringMatching(/^•{12}\w{4}$/),
    ]);
    expect(cells('Site URL')[1]).toBe('Not copied');
    expect(screen.queryByRole('rowheader', { name: 'Application type' })).toBeNull();
    expect(standIn.calls().filter(call => /fullinfo|layers/.test(call))).toHaveLength(4);
    // The list of the main page, which is at the same address, is not begun.
    expect(standIn.asked('GET /api/applications').filter(({ query }) => query.pageSize !== '0')).toEqual([]);
  });

  it('name the tools by the list of all where they come as ids, asked once; what nobody knows stays an id', async () => {
    const mine = await readApplication(LARKSPUR);
    const ids = mine.tools.map(({ _id }) => _id);
    standIn.fault({
      match: `GET /api/applications/fullinfo/${LARKSPUR}`,
      status: 200,
      body: { ...mine, tools: [...ids, 'gone'] },
    });
    standIn.fault({
      match: `GET /api/applications/fullinfo/${EASTON}`,
      status: 200,
      body: { ...(await readApplication(EASTON)), tools: [] },
    });
    await compared('&comparePart=tools');
    await screen.findByRole('button', { name: 'Copy to the right: Legend' });
    expect(row('gone').querySelector('.mono')).not.toBeNull();
    expect(cells('Legend')).toEqual(['Present', 'Copy to the right', '–']);
    expect(standIn.asked('GET /api/tools/')).toHaveLength(1);
  });

  it('show one part alone, what is the same too, and what is searched, all in the address', async () => {
    const page = await compared();
    await page.press(/^Layers/);
    await page.person.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    put(/Search this list/, 'Parcels 19');
    const state = () => Object.fromEntries(new URLSearchParams(location.search));
    await waitFor(() =>
      expect(state()).toEqual({
        compare: `${LARKSPUR},${EASTON}`,
        comparePart: 'layers',
        compareRows: 'all',
        compareQ: 'Parcels 19',
      }),
    );
    expect(page.main().textContent).toContain('Parcels 1957');
    expect(page.main().textContent).not.toContain('Zoning');
    expect(screen.getAllByText('–').length).toBeGreaterThan(10);
  });

  it('are chosen by their application id, without the other one, and swapped', async () => {
    const page = await openPage('', 'superadmin', LARKSPUR);
    screen.getByText('Choose two applications');
    await pickChoice(page.main(), 'Right', 'Town of Easton Falls', 'easton');
    expect(standIn.asked('GET /api/applications/search/applicationid').map(({ query }) => query)).toEqual([
      { appid: 'easton', skip: LARKSPUR },
    ]);
    await screen.findByRole('table');
    await page.press('Swap');
    await waitFor(() => expect(chosenChoices(page.main(), 'Left')).toEqual(['Town of Easton Falls']));
    await screen.findByRole('table');
    expect(cells('Product Edition')).toEqual(['Ascent', 'Copy to the right', 'Summit']);
  });

  it('of which one may not be seen say so', async () => {
    await openPage('', 'admin', `${LARKSPUR},${applicationId(2)}`);
    expect((await screen.findByRole('alert')).textContent).toContain('There was an error loading the data');
  });

  it('are reached from an application, and from the list', async () => {
    const page = await visit(standIn, 'superadmin', `/application/${LARKSPUR}/info`);
    await page.follow('Compare');
    await waitFor(() => expect(page.address()).toBe(`/?compare=${LARKSPUR}`));
    await screen.findByText('Choose two applications');
    expect(chosenChoices(page.main(), 'Left')).toEqual(['Larkspur County Assessor']);
    leave();
    const list = await visit(standIn, 'superadmin', '/');
    await list.follow('Compare');
    await screen.findByText('Choose two applications');
  });

  it.each([1280, 390])('begin with a row of the organizations, in a window of %i', async width => {
    const page = await visit(standIn, 'superadmin', '/', { width });
    await page.press('Actions: Larkspur County Assessor');
    await page.person.click(await screen.findByRole('menuitem', { name: 'Compare with…' }));
    await screen.findByText('Choose two applications');
    await waitFor(() => expect(chosenChoices(page.main(), 'Left')).toEqual(['Larkspur County Assessor']));
  });
});

describe('a difference', () => {
  it('of the details is copied into the application as it is now, and taken back', async () => {
    const before = await readApplication(EASTON);
    const page = await compared();
    await (
      await standIn.as('second.superadmin')
    ).ask('PUT', `/api/applications/${EASTON}`, { legacySiteURL: 'https://theirs.example' });
    await page.press('Copy to the right: Description');
    await copied('Description');
    expect(await readApplication(EASTON)).toMatchObject({
      description: 'Parcel search, sales and field review for Larkspur County Assessor.',
      legacySiteURL: 'https://theirs.example',
      tools: before.tools,
      county: before.county,
    });
    await undo(page);
    await waitFor(async () => expect((await readApplication(EASTON)).description).toBe(before.description));
    await waitFor(() => expect(cells('Description')[1]).toBe('Copy to the right'));
  });

  it('that somebody has changed meanwhile is not copied, but shown as it is now', async () => {
    const page = await compared();
    await (
      await standIn.as('second.superadmin')
    ).ask('PUT', `/api/applications/${EASTON}`, { description: 'Theirs' });
    await page.press('Copy to the right: Description');
    await page.banner(/^Someone else changed this in the meantime, so nothing was copied/);
    await waitFor(() => expect(cells('Description')[2]).toBe('Theirs'));
    expect(standIn.asked(`PUT /api/applications/${EASTON}`)).toEqual([]);
  });

  it('of the paths is copied type by type, or all at once, by the call of the paths', async () => {
    const page = await compared('&comparePart=paths');
    const { paths } = await readApplication(LARKSPUR);
    await page.press(/^Copy all 3/);
    await copied('Photo');
    expect(standIn.asked('POST /api/applications/update/paths').map(({ body }) => body)).toEqual([
      { paths, _id: EASTON },
    ]);
    await undo(page);
    await waitFor(() => expect(cells('Photo')[2]).toContain('town-of-easton-falls'));
  });

  it('of the county is copied with its links', async () => {
    const page = await compared();
    await page.press('Copy to the right: County');
    await copied('County');
    expect((await readApplication(EASTON)).county).toEqual((await readApplication(LARKSPUR)).county);
  });

  it('of the tools is added, and removed again', async () => {
    const page = await compared('&comparePart=tools');
    await page.press('Copy to the right: Legend');
    await copied('Legend');
    expect(standIn.asked('POST /api/applications/add/tool/bulk').map(({ body }) => body.tools)).toHaveLength(
      1,
    );
    await undo(page);
    await waitFor(() => expect(cells('Legend')[2]).toBe('–'));
  });

  it('of the layers is created or changed, and taken back', async () => {
    const page = await compared('&comparePart=layers&compareQ=1964');
    await page.press('Copy to the right: Address Points 1964');
    await copied('Address Points 1964');
    const made = standIn.asked(`POST /api/layers/${EASTON}`)[0]!.body;
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
    await page.banner('The platform’s response was lost, but your changes have been saved.');
    await copied('Legend');
    expect(standIn.asked('POST /api/applications/add/tool/bulk')).toHaveLength(1);
  });
});

describe('several differences', () => {
  const tick = async (page: Awaited<ReturnType<typeof openPage>>, ...names: string[]) => {
    for (const name of names)
      await page.person.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  };
  const CREATE = `POST /api/layers/${EASTON}`;
  const layersThere = async () =>
    (await standIn.as('second.superadmin')).ask<{ _id: string; name: string }[]>(
      'GET',
      `/api/layers/application/${EASTON}`,
    );

  const has = async () => {
    const { paths, tools } = await readApplication(EASTON);
    return {
      paths: new Set(paths.map(({ path }) => path)),
      tools: tools.map(({ _id }) => _id),
      layers: (await layersThere()).map(({ _id }) => _id),
    };
  };

  it('of paths, tools and layers are copied together, and taken back together', async () => {
    const page = await compared();
    const before = await has();
    await tick(page, 'Photo', 'Legend');
    put(/Search this list/, '1964');
    await tick(page, 'Address Points 1964');
    await page.press('Copy to the right');
    const dialog = await page.dialog('Copy 3 differences to Town of Easton Falls?');
    expect(dialog.textContent).toContain(
      'From Larkspur County Assessor: Paths (1), Tools (1) and Layers (1).',
    );
    await page.press('Copy');
    await screen.findByRole('heading', { name: '3 copied' });
    await page.person.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect((await layersThere()).map(({ name }) => name)).toContain('Address Points 1964');
    await page.banner('3 differences copied to Town of Easton Falls.');
    await undo(page);
    await page.banner('3 changes in Town of Easton Falls have been undone.');
    expect(await has()).toEqual(before);
  });

  it('of one part are ticked at once, and of the paths none undoes the other', async () => {
    const page = await compared('&comparePart=paths');
    await page.person.click(screen.getByRole('checkbox', { name: 'Select all: Paths' }));
    await page.press('Copy to the right');
    await page.press('Copy');
    await screen.findByRole('heading', { name: '3 copied' });
    expect((await readApplication(EASTON)).paths).toEqual(
      expect.arrayContaining((await readApplication(LARKSPUR)).paths),
    );
  });

  it('of the layers are copied all at once, each once however often it is pressed; one that failed is told', async () => {
    standIn.fault({ match: CREATE, status: 500, times: 1 });
    const page = await compared('&comparePart=layers&compareQ=Address Points 196');
    await page.press(/^Copy all \d+ to the right/);
    const copy = await screen.findByRole('button', { name: 'Copy' });
    fireEvent.click(copy);
    fireEvent.click(copy);
    const title = await screen.findByRole('heading', { name: /^\d+ copied, 1 failed$/ });
    const made = Number.parseInt(title.textContent!, 10);
    expect(standIn.asked(CREATE)).toHaveLength(made + 1);
  });

  it('of which somebody has changed one meanwhile leave that one', async () => {
    const page = await compared('&comparePart=tools');
    await tick(page, 'Legend');
    const legend = (await readApplication(LARKSPUR)).tools.find(({ toolName }) => toolName === 'Legend')!._id;
    await (
      await standIn.as('second.superadmin')
    ).ask('POST', '/api/applications/add/tool/bulk', { tools: [legend], _id: EASTON });
    await page.press('Copy to the right');
    await page.press('Copy');
    await screen.findByRole('heading', { name: '1 failed' });
    screen.getByText('Someone else changed this in the meantime. Check the current version and try again.');
    expect(standIn.asked('POST /api/applications/add/tool/bulk')).toEqual([]);
  });
});
