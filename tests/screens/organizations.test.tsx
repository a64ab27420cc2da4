import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { loadCode } from './code.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, fakeClock, renderUrl, signInAt } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const LIST = 'GET /api/applications';
const [LARKSPUR, HARLAN] = [applicationId(0), applicationId(2)];
const plain = { page: '1', pageSize: '30', sortBy: 'applicationName', sortDirection: 'asc' };
/** The requests of the list. The panel above it reads all organizations at once. */
const lists = () =>
  standIn
    .requestsOf(LIST)
    .map(({ query }) => query)
    .filter(({ pageSize }) => pageSize !== '0');
const openPage = async (address = '/', name = 'superadmin', options = {}) => {
  await signInAt(standIn, name, options);
  await loadCode(address);
  const page = renderUrl(address);
  await page.settled();
  return page;
};
const opened = async (id = HARLAN, name = 'Harlan County GIS') => {
  const page = await openPage(`/?organization=${id}`);
  const dialog = await page.dialog(name);
  await within(dialog).findByRole('button', { name: 'Edit' });
  return { ...page, box: dialog };
};
const edited = async () => {
  const page = await opened();
  await page.press('Edit');
  await page.dialog('Edit Harlan County GIS');
  return page;
};
const saved = () => standIn.requestsOf(`PUT /api/applications/${HARLAN}`);
const form = () => screen.getByRole('form', { name: 'Edit Harlan County GIS' });

describe('the list of organizations', () => {
  it('the organizations are listed thirty to a page with number and site, from one request', async () => {
    const page = await openPage();
    expect(lists()).toEqual([plain]);
    expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
      '#',
      'Organization name',
      'Site URL',
      'Readiness',
      'Actions',
    ]);
    expect(page.names()).toHaveLength(30);
    const [row] = screen.getAllByRole('row').slice(1);
    expect(within(row!).getAllByRole('cell')[0]!.textContent).toBe('1');
    expect(
      within(row!)
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    ).toEqual([
      `/?organization=${applicationId(12)}`,
      'https://alder-county-assessor.maps.example',
      `/application/${applicationId(12)}/info`,
    ]);
    expect(screen.getByText('1–30 of 64')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New Organization' }).getAttribute('href')).toBe(
      '/application/new',
    );
  });

  it('the site of an organization opens in a new tab, and its name opens the details', async () => {
    const page = await openPage();
    const site = screen.getByRole('link', { name: /^https:\/\/alder-county/ });
    expect(site.getAttribute('target')).toBe('_blank');
    expect(fireEvent.click(site)).toBe(true);
    expect(page.address()).toBe('/');
    expect(fireEvent.click(screen.getByRole('link', { name: 'Alder County Assessor' }))).toBe(false);
    await page.dialog('Alder County Assessor');
  });

  it('the organizations keep page and order in the address beside the tab, and their numbers continue', async () => {
    const page = await openPage('/?orgPage=3&orgSortDirection=desc&orgSortBy=applicationName#organizations');
    expect(lists()).toEqual([{ ...plain, page: '3', sortDirection: 'desc' }]);
    expect(screen.getAllByRole('row')[1]!.querySelector('td')!.textContent).toBe('61');
    await page.press('Organization name');
    await waitFor(() => expect(page.address()).toBe('/#organizations'));
  });

  it('the organizations are searched when typing stops, with one request', async () => {
    const page = await openPage();
    const before = lists().length;
    fakeClock.start();
    changeField('Search organizations', 'harlan');
    fakeClock.advance(500);
    await waitFor(() => expect(page.names()).toEqual(['Harlan County GIS', 'Harlan Ridge Conservancy']));
    expect(page.address()).toBe('/?orgQ=harlan');
    expect(lists().slice(before)).toEqual([{ ...plain, query: 'harlan' }]);
  });

  it('an admin sees only the organizations that they administer', async () => {
    const page = await openPage('/', 'admin');
    expect(page.names()).toEqual(['City of Millbrook', 'Larkspur County Assessor']);
  });

  it('the tab counts all organizations, regardless of the search', async () => {
    const page = await openPage();
    const tab = screen.getByRole('tab', { name: /^Organizations/ });
    await waitFor(() => expect(tab.textContent).toBe('Organizations64'));
    changeField('Search organizations', 'harlan');
    await waitFor(() => expect(page.names()).toHaveLength(2));
    expect(tab.textContent).toBe('Organizations64');
  });

  it('the organizations show a readiness score and what is missing', async () => {
    await openPage('/?orgQ=county');
    const scores = Object.fromEntries(
      screen
        .getAllByRole('row')
        .slice(1)
        .map(row => [row.querySelector('th')!.textContent, within(row).getAllByRole('cell')[2]!.textContent]),
    );
    expect(scores).toMatchObject({
      'Larkspur County Assessor': '3 of 3',
      'North Fork County Recorder': expect.stringMatching(/Access has expired$/),
      'Willow Run County': '1 of 3No county, No administrator',
    });
    expect(lists()).toHaveLength(1);
  });

  it('an organization without data for readiness shows a dash', async () => {
    standIn.fault({ match: LIST, status: 200, body: [{ _id: 'a', applicationName: 'A' }] });
    await openPage();
    expect(within(screen.getAllByRole('row')[1]!).getAllByRole('cell')[2]!.textContent).toBe('–');
  });

  it('an organization does not link to a site that is no web address', async () => {
    standIn.fault({
      match: LIST,
      status: 200,
      body: [{ _id: 'a', applicationName: 'A', applicationDomainName: 'javascript:alert(1)' }],
    });
    await openPage();
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  });

  it('the organizations are not requested when another tab is open', async () => {
    await openPage('/#misc');
    expect(lists()).toEqual([]);
  });

  it('the organizations are a list of names, sites and readiness on a narrow screen', async () => {
    const page = await openPage('/', 'admin', { width: 390 });
    expect(page.names()).toEqual(['City of Millbrook', 'Larkspur County Assessor']);
    expect(screen.getByText('https://city-of-millbrook.maps.example')).toBeTruthy();
    expect(screen.getAllByText(/^Readiness \d of \d/).length).toBeGreaterThan(1);
  });
});

describe('the details of an organization', () => {
  it('the details of an organization open by its name, are in the address, and close with Back', async () => {
    const page = await openPage('/?orgQ=harlan');
    await page.follow('Harlan County GIS');
    await page.dialog('Harlan County GIS');
    expect(page.address()).toBe(`/?orgQ=harlan&organization=${HARLAN}`);
    expect(lists()).toHaveLength(1);
    page.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the details of an organization are read-only, with masked keys that can be shown', async () => {
    const { box, press } = await opened();
    const details = within(box);
    expect(details.queryAllByRole('textbox')).toEqual([]);
    details.getByText('cama_harlan_county_gis_prod');
    const key = details.getByText('Pictometry API key').nextElementSibling!;
    expect(key.textContent).toMatch(/^•{12}[0-9A-F]{4}$/);
    await press('Show Pictometry API key');
    expect(key.textContent).toMatch(/^[0-9A-F]{16}$/);
    expect(details.getByRole('link', { name: 'Open application details' }).getAttribute('href')).toBe(
      `/application/${HARLAN}/info`,
    );
    fireEvent.click(details.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the details of an unknown organization say that it was not found', async () => {
    const page = await openPage('/?organization=nowhere');
    await within(await page.dialog('Application')).findByRole('heading', {
      name: 'Application not found',
    });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('the details of an organization that an admin does not administer are refused', async () => {
    const page = await openPage(`/?organization=${HARLAN}`, 'admin');
    expect(
      await within(await page.dialog('Application')).findByRole('heading', {
        name: 'You are not authorized to view this Application details',
      }),
    ).toBeTruthy();
  });
});

describe('editing an organization', () => {
  it('an organization is saved with all its fields, unknown ones too, and then shown read-only', async () => {
    await (
      await standIn.as('second.superadmin')
    ).ask('PUT', `/api/applications/${HARLAN}`, { pilot: [1, 2] });
    const page = await edited();
    expect(page.valueOf(/^Site URL/)).toBe('https://harlan-county-gis.maps.example');
    changeField(/^Organization name/, 'Harlan County');
    expect(within(form()).getByText('1 unsaved change')).toBeTruthy();
    await page.press('Update');
    await page.banner('Application is Updated Successfully.');
    expect(saved()).toHaveLength(1);
    const { body } = saved()[0]!;
    expect(body).toMatchObject({
      _id: HARLAN,
      applicationName: 'Harlan County',
      pilot: [1, 2],
      county: { code: '012' },
      __v: 1,
    });
    expect(body.tools).toSatisfy((tools: unknown[]) => tools.every(tool => typeof tool === 'string'));
    await page.dialog('Harlan County');
    await waitFor(() => expect(page.names()).toContain('Harlan County'));
  });

  it('all fields in the details of an organization can be edited', async () => {
    const { box, press } = await opened();
    const shown = [...box.querySelectorAll('dt')].map(term => term.textContent!.trim());
    expect(shown).toHaveLength(10);
    const chips = [...box.querySelectorAll('.chip')].map(chip => chip.textContent);
    await press('Edit');
    await screen.findByRole('form');
    const fixed = shown.filter(
      label => within(form()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`)).readOnly,
    );
    expect(fixed).toEqual([]);
    expect(chips.filter(chip => !within(form()).queryAllByDisplayValue(chip!).length)).toEqual([]);
    const texts = {
      Database: 'cama_new',
      'Legacy site URL': 'https://v4.maps.example',
      'Google Analytics key': 'UA-1-1',
    };
    for (const [label, text] of Object.entries(texts)) changeField(new RegExp(`^${label}$`), text);
    changeField(/^Pictometry API key$/, 'PM');
    changeField(/^Solr API key$/, 'SOLR');
    fireEvent.click(within(form()).getByLabelText('Elevate Parcel'));
    await press('Update');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]!.body).toMatchObject({
      applicationDatabase: 'cama_new',
      legacySiteURL: 'https://v4.maps.example',
      gaKey: 'UA-1-1',
      applicationType: 'Elevate Parcel',
    });
  });

  it.each([
    [/^Application Id/, '', 'Application Id is required'],
    [/^Organization name/, ' ', 'A name is required'],
    [/^Site URL/, 'harlan.maps', 'A proper App Domain is required'],
    [/^Disclaimer/, '', 'Disclaimer is required'],
  ])('an organization cannot be saved without a valid %s', async (label, text, error) => {
    const page = await edited();
    changeField(label, text);
    await page.press('Update');
    await waitFor(() => expect(page.errorOf(label)).toBe(error));
    expect(within(form()).getByRole('alert').textContent).toBe(
      'The application was not saved. Correct 1 field and try again.',
    );
    expect(saved()).toEqual([]);
  });

  it.each([
    [
      'a failure',
      { status: 500, body: {} },
      /^The application was not saved\. There was an error updating the data\. Something went wrong on the platform \(500\)/,
    ],
    [
      'an error of the database',
      {
        status: 422,
        body: { message: 'Validation failed', errors: { region: { message: 'Path `region` is required.' } } },
      },
      /There was an error updating the data\. Validation failed.*Path `region` is required\./,
    ],
  ])('the dialog of an organization reports %s and keeps the values', async (_, fault, text) => {
    standIn.fault({ match: 'PUT /api/applications/*', ...fault, times: 1 });
    const page = await edited();
    changeField(/^Organization name/, 'Harlan County');
    await page.press('Update');
    await waitFor(() => expect(within(form()).getByRole('alert').textContent).toMatch(text));
    expect(page.banners()).toEqual([]);
    expect(page.valueOf(/^Organization name/)).toBe('Harlan County');
    await page.press('Update');
    await page.banner('Application is Updated Successfully.');
  });

  it('the dialog of an organization shows refusals of other fields beside the number of fields to correct', async () => {
    const errors = { 'county.links[0].linkPath': { message: 'link is bad' }, applicationName: 'Taken' };
    standIn.fault({
      match: 'PUT /api/applications/*',
      status: 422,
      body: { message: 'Validation failed', errors },
      times: 1,
    });
    const page = await edited();
    changeField(/^Organization name/, 'Harlan County');
    await page.press('Update');
    await waitFor(() => expect(page.errorOf(/^Organization name/)).toBe('Taken'));
    expect(within(form()).getByRole('alert').textContent).toBe(
      'The application was not saved. Correct 1 field and try again.county.links.0.linkPath: link is bad',
    );
  });

  it('an Application Id in use is reported at its field when the field is left', async () => {
    const page = await edited();
    changeField(/^Application Id/, 'Bexley-Township');
    fireEvent.blur(screen.getByLabelText(/^Application Id/));
    await waitFor(() =>
      expect(page.errorOf(/^Application Id/)).toBe('This Application Id is already in use'),
    );
    expect(standIn.requestsOf('GET /api/applications/applicationid/check').map(({ query }) => query)).toEqual(
      [{ applicationId: 'Bexley-Township', id: HARLAN }],
    );
  });

  it('the form of an organization keeps an edition that is no longer in the list', async () => {
    await (
      await standIn.as('second.superadmin')
    ).ask('POST', '/api/applications/properties', { productEdition: ['Pinnacle'] });
    await edited();
    const select = screen.getByLabelText<HTMLSelectElement>(/^Product Edition/);
    await within(select).findByRole('option', { name: 'Pinnacle' });
    expect([select.value, [...select.options].map(({ value }) => value)]).toEqual([
      'Summit',
      ['Summit', 'Pinnacle'],
    ]);
  });

  it.each([{}, { productEdition: null }, { accessType: ['Public', 'Private', 'Expired'] }])(
    'the form of an organization offers the documented editions when the platform has no list (%j)',
    async body => {
      standIn.fault({ match: 'GET /api/applications/properties', status: 200, body });
      await edited();
      const choices = (label: RegExp) =>
        [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value);
      await waitFor(() => expect(choices(/^Product Edition/)).toEqual(['Baseline', 'Summit', 'Ascent']));
      expect(choices(/^Access Type/)).toEqual(['Public', 'Private', 'Expired']);
      expect(screen.queryByText(/^The list could not be loaded/)).toBeNull();
    },
  );

  it('closing the dialog of an organization with unsaved changes asks first', async () => {
    const page = await edited();
    changeField(/^Organization name/, 'Harlan County');
    await page.press('Close');
    await page.question('Leave without saving?');
    await page.answer('Stay');
    expect(page.valueOf(/^Organization name/)).toBe('Harlan County');
  });
});

describe('deleting an organization', () => {
  const requestedPages = async () => {
    const page = await opened(LARKSPUR, 'Larkspur County Assessor');
    await page.press('Delete…');
    return { ...page, sure: await page.question('Delete Larkspur County Assessor?') };
  };

  it('the question before deleting an organization says what is deleted with it, and Cancel keeps it', async () => {
    const page = await requestedPages();
    expect(
      within(page.sure)
        .getAllByRole('listitem')
        .map(item => item.textContent)[0],
    ).toBe('4 subscription plans and their subscriptions will be deleted');
    await page.answer('Cancel');
    expect(standIn.calls().filter(call => call.startsWith('DELETE'))).toEqual([]);
  });

  it('a deleted organization disappears from the list', async () => {
    const page = await requestedPages();
    await page.answer('Delete');
    await page.banner('Application is Deleted Successfully.');
    expect(standIn.calls().filter(call => call.startsWith('DELETE'))).toEqual([
      `DELETE /api/applications/${LARKSPUR}`,
    ]);
    await waitFor(() => expect(page.address()).toBe('/'));
    await waitFor(() => expect(screen.getByText('1–30 of 63')).toBeTruthy());
  });

  it('the dialog of an organization reports a failed deletion', async () => {
    standIn.fault({ match: 'DELETE /api/applications/*', status: 500, times: 1 });
    const page = await requestedPages();
    await page.answer('Delete');
    await within(page.box).findByText(/^There was an error removing the data\. Something went wrong/);
    expect(page.banners()).toEqual([]);
  });
});
