import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { selectChoice } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const CREATE = 'POST /api/applications';
const CHECK = 'GET /api/applications/applicationid/check';
const SEARCH = 'GET /api/applications/search/applicationid';
const LARKSPUR = applicationId(0);
const openPage = async (name = 'superadmin', search = '') => {
  const page = await visit(standIn, name, `/application/new${search}`);
  await page.settled();
  await within(screen.getByLabelText(/^Product Edition/)).findByRole('option', { name: 'Summit' });
  return page;
};
const filledFields: [RegExp, string][] = [
  [/^Application Id/, 'heronlake'],
  [/^Organization name/, 'Heron Lake County'],
  [/^Site URL/, 'https://heronlake.maps.example'],
  [/^Disclaimer/, 'Not a survey.'],
  [/^Database \*/, 'cama_heronlake'],
  [/^Product Edition/, 'Summit'],
  [/^Access Type/, 'Private'],
];
const fill = (but?: RegExp) => {
  for (const [label, text] of filledFields) if (String(label) !== String(but)) changeField(label, text);
};
const sent = () => standIn.requestsOf(CREATE).map(({ body }) => body);

describe('the form for a new organization', () => {
  it.each(['superadmin', 'admin'])(
    'a new organization is created once, and its page opens (%s)',
    async name => {
      const page = await openPage(name);
      fill();
      await page.press('Create organization');
      await page.banner('The organization Heron Lake County has been created.');
      await screen.findByRole('heading', { level: 1, name: 'Heron Lake County' });
      expect(page.address()).toMatch(/^\/application\/[0-9a-f]{24}\/info$/);
      expect(sent()).toHaveLength(1);
      expect(sent()[0]).toMatchObject({
        applicationId: 'heronlake',
        applicationDatabase: 'cama_heronlake',
        productEdition: 'Summit',
        accessType: 'Private',
      });
      expect(sent()[0]).not.toHaveProperty('cloneFrom');
    },
  );

  it('the form for a new organization requires the documented fields', async () => {
    const page = await openPage();
    await page.press('Create organization');
    await waitFor(() => expect(page.errorOf(/^Application Id/)).toBe('Application Id is required'));
    expect(filledFields.map(([label]) => page.errorOf(label))).toEqual([
      'Application Id is required',
      'A name is required',
      'A proper App Domain is required',
      'Disclaimer is required',
      'A database is required',
      'Product Edition is required',
      'Access Type is required',
    ]);
    expect(page.errorOf(/^Pictometry API key/)).toBeUndefined();
    expect(screen.getByText('7 problems')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('the form for a new organization checks the Application Id on leaving the field and on submit', async () => {
    const page = await openPage();
    fill();
    changeField(/^Application Id/, 'larkspur-county-assessor');
    fireEvent.blur(screen.getByLabelText(/^Application Id/));
    await waitFor(() =>
      expect(page.errorOf(/^Application Id/)).toBe('This Application Id is already in use'),
    );
    await page.press('Create organization');
    await waitFor(() => expect(standIn.requestsOf(CHECK)).toHaveLength(2));
    await waitFor(() =>
      expect(page.errorOf(/^Application Id/)).toBe('This Application Id is already in use'),
    );
    expect(sent()).toEqual([]);
  });

  it('a refusal of a new organization appears at its field, and any other error in a banner', async () => {
    standIn.fault({
      match: CREATE,
      status: 422,
      body: { errors: { applicationDomainName: 'This domain is not ours' } },
      times: 1,
    });
    const page = await openPage();
    fill();
    await page.press('Create organization');
    await waitFor(() => expect(page.errorOf(/^Site URL/)).toBe('This domain is not ours'));
    standIn.fault({ match: CREATE, status: 500, body: {}, times: 1 });
    changeField(/^Site URL/, 'https://other.maps.example');
    await page.press('Create organization');
    await page.banner(/^There was an error saving the data\. Something went wrong/);
    expect(page.valueOf(/^Database \*/)).toBe('cama_heronlake');
  });

  it('the keys of a new organization expand when one of them is refused, and stay expanded after correction', async () => {
    standIn.fault({
      match: CREATE,
      status: 422,
      body: { errors: { solrAPIKey: 'This key is not ours' } },
      times: 1,
    });
    const page = await openPage();
    const key = screen.getByLabelText<HTMLInputElement>(/^Solr/);
    const fold = key.closest('details')!;
    fill();
    expect(fold.open).toBe(false);
    await page.press('Create organization');
    await waitFor(() => expect(page.errorOf(/^Solr/)).toBe('This key is not ours'));
    expect([fold.open, document.activeElement]).toEqual([true, key]);
    changeField(/^Solr/, 'K');
    await waitFor(() => expect(page.errorOf(/^Solr/)).toBeUndefined());
    expect(fold.open).toBe(true);
  });

  it('a new organization whose reply was lost is looked up by its Application Id, and not sent again', async () => {
    standIn.fault({ match: CREATE, drop: true, times: 1 });
    const page = await openPage();
    fill();
    await page.press('Create organization');
    await page.banner(
      'The platform’s response was lost and your new entry has not been added yet. Check again in a minute before you add it again.',
    );
    expect(standIn.requestsOf(SEARCH).map(({ query }) => query)).toEqual([{ appid: 'heronlake' }]);
    expect(sent()).toHaveLength(1);
    expect(page.address()).toBe('/application/new');
  });
});

describe('cloning an organization', () => {
  const card = () => within(screen.getByRole('region', { name: 'Clone from' }));

  it('a clone copies the fields of an application but its ID and name, and keeps typed values', async () => {
    const page = await openPage();
    changeField(/^Database \*/, 'cama_mine');
    await selectChoice(
      screen.getByRole('region', { name: 'Clone from' }),
      'Application to clone',
      'larkspur-county-assessor',
      'larkspur',
    );
    await waitFor(() =>
      expect(page.valueOf(/^Site URL/)).toBe('https://larkspur-county-assessor.maps.example'),
    );
    await card().findByText('Larkspur County Assessor');
    expect([
      page.valueOf(/^Application Id/),
      page.valueOf(/^Organization name/),
      page.valueOf(/^Database \*/),
    ]).toEqual(['', '', 'cama_mine']);
    expect(screen.getAllByText('copied').length).toBeGreaterThan(5);
    // The search starts with the first character.
    expect(standIn.requestsOf(SEARCH).map(({ query }) => query)).toEqual([{ appid: 'larkspur' }]);
    changeField(/^Application Id/, 'heronlake');
    changeField(/^Organization name/, 'Heron Lake County');
    await page.press('Create organization');
    await screen.findByRole('heading', { level: 1, name: 'Heron Lake County' });
    expect(sent()[0]).toMatchObject({ cloneFrom: LARKSPUR, applicationDatabase: 'cama_mine' });
    const [made] = await (
      await standIn.as('superadmin')
    ).ask<{ _id: string }[]>('GET', '/api/applications/search/applicationid?appid=heronlake');
    expect(
      await (await standIn.as('superadmin')).ask('GET', `/api/applications/fullinfo/${made!._id}`),
    ).toMatchObject({ pmApiKey: expect.stringMatching(/^[0-9A-F]{16}$/) });
  });

  it('clearing the cloned application removes the copied values and keeps typed ones', async () => {
    const page = await openPage('superadmin', `?from=${LARKSPUR}`);
    await waitFor(() => expect(page.valueOf(/^Database \*/)).toBe('cama_larkspur_county_assessor_prod'));
    changeField(/^Description( \*)?$/, 'Mine');
    await page.press('Clear');
    expect([page.valueOf(/^Database \*/), page.valueOf(/^Description( \*)?$/)]).toEqual(['', 'Mine']);
    expect(screen.queryByText('copied')).toBeNull();
  });

  it('the form for a clone asks for a valid application when the address names an unknown one', async () => {
    await openPage('superadmin', '?from=nowhere');
    expect(await card().findByText('Please enter valid Application')).toBeTruthy();
  });

  it('an admin is not offered to clone an organization', async () => {
    await openPage('admin', `?from=${LARKSPUR}`);
    expect(screen.queryByRole('region', { name: 'Clone from' })).toBeNull();
    expect(standIn.calls().filter(call => call.includes('formdata'))).toEqual([]);
  });
});
