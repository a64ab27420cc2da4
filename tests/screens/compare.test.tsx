import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { selectChoice, selectedChoices } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

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

describe('comparing two applications', () => {
  it('the comparison shows the differences of each part with changed words marked, and no keys to copy', async () => {
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
    // The list of the home page, which has the same path, is not loaded.
    expect(standIn.requestsOf('GET /api/applications').filter(({ query }) => query.pageSize !== '0')).toEqual(
      [],
    );
  });

  it('the comparison names tools that come as IDs from one request, and unknown ones by their ID', async () => {
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
    expect(standIn.requestsOf('GET /api/tools/')).toHaveLength(1);
  });

  it('the comparison keeps the chosen part, equal rows and the search in the address', async () => {
    const page = await compared();
    await page.press(/^Layers/);
    await page.person.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    changeField(/Search this list/, 'Parcels 19');
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

  it('the applications to compare are found by Application Id, exclude each other, and can be swapped', async () => {
    const page = await openPage('', 'superadmin', LARKSPUR);
    screen.getByText('Choose two applications');
    await selectChoice(page.main(), 'Right', 'Town of Easton Falls', 'easton');
    expect(
      standIn.requestsOf('GET /api/applications/search/applicationid').map(({ query }) => query),
    ).toEqual([{ appid: 'easton', skip: LARKSPUR }]);
    await screen.findByRole('table');
    await page.press('Swap');
    await waitFor(() => expect(selectedChoices(page.main(), 'Left')).toEqual(['Town of Easton Falls']));
    await screen.findByRole('table');
    expect(cells('Product Edition')).toEqual(['Ascent', 'Copy to the right', 'Summit']);
  });

  it('the comparison reports that one of the applications may not be seen', async () => {
    await openPage('', 'admin', `${LARKSPUR},${applicationId(2)}`);
    expect((await screen.findByRole('alert')).textContent).toContain('There was an error loading the data');
  });

  it('the comparison is reached from an application and from the list of applications', async () => {
    const page = await visit(standIn, 'superadmin', `/application/${LARKSPUR}/info`);
    await page.follow('Compare');
    await waitFor(() => expect(page.address()).toBe(`/?compare=${LARKSPUR}`));
    await screen.findByText('Choose two applications');
    expect(selectedChoices(page.main(), 'Left')).toEqual(['Larkspur County Assessor']);
    closeWindow();
    const list = await visit(standIn, 'superadmin', '/');
    await list.follow('Compare');
    await screen.findByText('Choose two applications');
  });

  it.each([1280, 390])(
    'the comparison starts from the menu of an organization in a window of %i pixels',
    async width => {
      const page = await visit(standIn, 'superadmin', '/', { width });
      await page.press('Actions: Larkspur County Assessor');
      await page.person.click(await screen.findByRole('menuitem', { name: 'Compare with…' }));
      await screen.findByText('Choose two applications');
      await waitFor(() => expect(selectedChoices(page.main(), 'Left')).toEqual(['Larkspur County Assessor']));
    },
  );
});

describe('copying one difference', () => {
  it('a copied detail changes only that field of the current application, and Undo restores it', async () => {
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

  it('a detail that another user has changed since is not copied, but shown with its new value', async () => {
    const page = await compared();
    await (
      await standIn.as('second.superadmin')
    ).ask('PUT', `/api/applications/${EASTON}`, { description: 'Theirs' });
    await page.press('Copy to the right: Description');
    await page.banner(/^Someone else changed this in the meantime, so nothing was copied/);
    await waitFor(() => expect(cells('Description')[2]).toBe('Theirs'));
    expect(standIn.requestsOf(`PUT /api/applications/${EASTON}`)).toEqual([]);
  });

  it('the paths of an application are copied all at once by their own request, and Undo restores them', async () => {
    const page = await compared('&comparePart=paths');
    const { paths } = await readApplication(LARKSPUR);
    await page.press(/^Copy all 3/);
    await copied('Photo');
    expect(standIn.requestsOf('POST /api/applications/update/paths').map(({ body }) => body)).toEqual([
      { paths, _id: EASTON },
    ]);
    await undo(page);
    await waitFor(() => expect(cells('Photo')[2]).toContain('town-of-easton-falls'));
  });

  it('the county of an application is copied with its links', async () => {
    const page = await compared();
    await page.press('Copy to the right: County');
    await copied('County');
    expect((await readApplication(EASTON)).county).toEqual((await readApplication(LARKSPUR)).county);
  });

  it('a tool is copied to the other application, and Undo removes it', async () => {
    const page = await compared('&comparePart=tools');
    await page.press('Copy to the right: Legend');
    await copied('Legend');
    expect(
      standIn.requestsOf('POST /api/applications/add/tool/bulk').map(({ body }) => body.tools),
    ).toHaveLength(1);
    await undo(page);
    await waitFor(() => expect(cells('Legend')[2]).toBe('–'));
  });

  it('a layer is copied to the other application as a new one, and Undo removes it', async () => {
    const page = await compared('&comparePart=layers&compareQ=1964');
    await page.press('Copy to the right: Address Points 1964');
    await copied('Address Points 1964');
    const made = standIn.requestsOf(`POST /api/layers/${EASTON}`)[0]!.body;
    expect(made).toMatchObject({ name: 'Address Points 1964', geometryType: 'Point' });
    expect(Object.keys(made)).not.toEqual(expect.arrayContaining(['_id']));
    expect(made).not.toHaveProperty('applicationId');
    await undo(page);
    await waitFor(() => expect(cells('Address Points 1964')[2]).toBe('–'));
  });

  it('a copied tool whose reply was lost is looked up, and not sent twice', async () => {
    const page = await compared('&comparePart=tools');
    standIn.fault({ match: 'POST /api/applications/add/tool/bulk', answer: 'cut' });
    await page.press('Copy to the right: Legend');
    await page.banner('The platform’s response was lost, but your changes have been saved.');
    await copied('Legend');
    expect(standIn.requestsOf('POST /api/applications/add/tool/bulk')).toHaveLength(1);
  });
});

describe('copying several differences', () => {
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

  it('selected paths, tools and layers are copied together, and Undo restores the application', async () => {
    const page = await compared();
    const before = await has();
    await tick(page, 'Photo', 'Legend');
    changeField(/Search this list/, '1964');
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

  it('all paths are selected at once, and copying each keeps the others', async () => {
    const page = await compared('&comparePart=paths');
    await page.person.click(screen.getByRole('checkbox', { name: 'Select all: Paths' }));
    await page.press('Copy to the right');
    await page.press('Copy');
    await screen.findByRole('heading', { name: '3 copied' });
    expect((await readApplication(EASTON)).paths).toEqual(
      expect.arrayContaining((await readApplication(LARKSPUR)).paths),
    );
  });

  it('all layers are copied at once and only once, and a failed one is counted', async () => {
    standIn.fault({ match: CREATE, status: 500, times: 1 });
    const page = await compared('&comparePart=layers&compareQ=Address Points 196');
    await page.press(/^Copy all \d+ to the right/);
    const copy = await screen.findByRole('button', { name: 'Copy' });
    fireEvent.click(copy);
    fireEvent.click(copy);
    const title = await screen.findByRole('heading', { name: /^\d+ copied, 1 failed$/ });
    const made = Number.parseInt(title.textContent!, 10);
    expect(standIn.requestsOf(CREATE)).toHaveLength(made + 1);
  });

  it('a selected tool that another user has added since is not copied', async () => {
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
    expect(standIn.requestsOf('POST /api/applications/add/tool/bulk')).toEqual([]);
  });
});
