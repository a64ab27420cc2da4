import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [LARKSPUR, MARLOW] = [applicationId(0), applicationId(8)];
const PROPERTIES = 'POST /api/applications/properties';
const openPage = async (id = LARKSPUR, name = 'superadmin', options = {}) => {
  const page = await visit(standIn, name, `/application/${id}/info`, options);
  await page.settled();
  await screen.findByRole('region', { name: 'Details' });
  return page;
};
const edited = async (id = LARKSPUR, name = 'superadmin', options = {}) => {
  const page = await openPage(id, name, options);
  await page.press('Edit');
  await screen.findByRole('form', { name: 'Details' });
  return page;
};
const saved = (id = LARKSPUR) => standIn.requestsOf(`PUT /api/applications/${id}`).map(({ body }) => body);
const details = () => screen.getByRole('region', { name: 'Details' });

describe('the details of an application', () => {
  it('the details of an application are read-only, in sections, with masked keys', async () => {
    await openPage();
    expect(
      within(details())
        .getAllByRole('heading', { level: 3 })
        .map(head => head.textContent),
    ).toEqual(['Identity', 'Description and disclaimer', 'Database', 'Keys']);
    expect(within(details()).queryAllByRole('textbox')).toEqual([]);
    expect(details().textContent).not.toMatch(/[0-9A-F]{16}/);
    expect(within(details()).getByText('010')).toBeTruthy();
  });

  it('the details of an application name a key that is required, and lead to a missing county', async () => {
    await openPage(MARLOW);
    expect(within(details()).getByText('Private Pictometry secret key').nextElementSibling!.textContent).toBe(
      '–Required to update this application',
    );
    closeWindow();
    await openPage(applicationId(7));
    expect(within(details()).getByRole('link', { name: 'Set county' }).getAttribute('href')).toBe(
      `/application/${applicationId(7)}/info#county`,
    );
  });

  it('the details of an application lead to the users and the field apps, which have no tab', async () => {
    await openPage();
    const more = within(screen.getByRole('navigation', { name: 'More in this application' }));
    expect(more.getAllByRole('link').map(link => link.getAttribute('href')!.split('#')[1])).toEqual([
      'users',
      'field-apps',
    ]);
  });
});

describe('editing an application', () => {
  it('an edited application is saved with all its fields once, and then is read-only again', async () => {
    const page = await edited();
    changeField(/^Google Analytics key \(mobile\)/, 'UA-7');
    await page.press('Update');
    await page.banner('Application is Updated Successfully.');
    expect(saved()).toHaveLength(1);
    expect(saved()[0]).toMatchObject({
      _id: LARKSPUR,
      mobilegaKey: 'UA-7',
      applicationName: 'Larkspur County Assessor',
      county: { code: '010' },
    });
    expect(
      await (await standIn.as('superadmin')).ask('GET', `/api/applications/fullinfo/${LARKSPUR}`),
    ).toMatchObject({ mobilegaKey: 'UA-7', pmApiKey: '38A3235F0833B9D1' });
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(await within(details()).findByText('UA-7')).toBeTruthy();
  });

  it.each([
    /^Description( \*)?$/,
    /^Pictometry API key/,
    /^Pictometry secret key/,
    /^Private Pictometry API key/,
    /^Private Pictometry secret key/,
  ])('an application cannot be saved without %s', async label => {
    const page = await edited();
    changeField(label, '');
    await page.press('Update');
    await waitFor(() => expect(page.errorOf(label)).toBe('This is required'));
    expect(saved()).toEqual([]);
  });

  it('the draft of an application contains no keys', async () => {
    const page = await edited();
    changeField(/^Description( \*)?$/, 'Parcels and more');
    changeField(/^Solr API key/, 'TOPSECRET');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Parcels and more'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('TOPSECRET');
    await page.press('Cancel');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });

  it('saving an application asks before it overwrites another user’s change, and shows no keys', async () => {
    const page = await edited();
    await (
      await standIn.as('second.superadmin')
    ).ask('PUT', `/api/applications/${LARKSPUR}`, { description: 'Theirs', solrAPIKey: 'THEIRKEY' });
    changeField(/^Description( \*)?$/, 'Mine');
    await page.press('Update');
    const question = await page.question('Overwrite newer changes?');
    expect(question.textContent).toContain('Theirs');
    expect(question.textContent).not.toContain('THEIRKEY');
    await page.answer('Save mine');
    await page.banner('Application is Updated Successfully.');
    expect(saved().at(-1)).toMatchObject({ description: 'Mine' });
  });

  it('saving an application keeps paths, county and unknown fields that another user has saved since', async () => {
    const otherUser = await standIn.as('second.superadmin');
    const stored = () => otherUser.ask<{ __v: number }>('GET', `/api/applications/fullinfo/${LARKSPUR}`);
    const page = await edited();
    changeField(/^Description( \*)?$/, 'Mine');
    await otherUser.ask('POST', '/api/applications/update/paths', {
      _id: LARKSPUR,
      paths: [{ pathType: 'Plat', path: 'https://files.example/plats' }],
    });
    await otherUser.ask('POST', '/api/applications/update/county', {
      _id: LARKSPUR,
      county: { code: '77', links: [] },
    });
    await otherUser.ask('PUT', `/api/applications/${LARKSPUR}`, { theme: { color: 'teal' } });
    const { __v, ...theirs } = await stored();
    await page.press('Update');
    await page.banner('Application is Updated Successfully.');
    expect(theirs).toMatchObject({ county: { code: '77' }, theme: { color: 'teal' } });
    expect(await stored()).toEqual({ ...theirs, description: 'Mine', __v: __v + 1 });
  });

  it('an application remains in editing when another tab is opened', async () => {
    const page = await edited();
    changeField(/^Description( \*)?$/, 'Mine');
    await page.person.click(screen.getByRole('tab', { name: /^County/ }));
    await page.person.click(screen.getByRole('tab', { name: /^Application unsaved/ }));
    expect(page.valueOf(/^Description( \*)?$/)).toBe('Mine');
  });
});

describe('the list of editions', () => {
  const listed = async () => {
    const page = await edited();
    await page.press('Edit list: Product Edition');
    return { ...page, list: within(await screen.findByRole('group', { name: 'List: Product Edition' })) };
  };
  const names = (list: ReturnType<typeof within>) =>
    list
      .getAllByRole('listitem')
      .flatMap((item: HTMLElement) => item.querySelector(':scope > span')?.textContent ?? []);

  it('the list of editions can be extended, ordered, renamed and shortened in place, and is saved as one', async () => {
    const page = await listed();
    await waitFor(() => expect(names(page.list)).toEqual(['Baseline', 'Summit', 'Ascent']));
    await page.person.type(page.list.getByRole('textbox'), 'Pinnacle{Enter}');
    await page.press('Move up: Pinnacle 4 of 4');
    await page.press('Remove Baseline from the list');
    await page.press('Rename Summit');
    await page.person.clear(page.list.getByRole('textbox'));
    await page.person.type(page.list.getByRole('textbox'), 'Top{Enter}');
    expect(names(page.list)).toEqual(['Top', 'Pinnacle', 'Ascent']);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Rename Top/);
    await page.press('Save list');
    await page.banner('The list has been saved.');
    expect(standIn.requestsOf(PROPERTIES).map(({ body }) => body)).toEqual([
      { productEdition: ['Top', 'Pinnacle', 'Ascent'], accessType: ['Public', 'Private', 'Expired'] },
    ]);
    const select = screen.getByLabelText<HTMLSelectElement>(/^Product Edition/);
    await within(select).findByRole('option', { name: 'Pinnacle' });
    expect(select.value).toBe('Summit');
    expect(saved()).toEqual([]);
  });

  it('the list of editions is ordered by buttons and by dragging with the keyboard, and announces positions', async () => {
    const page = await listed();
    await page.press('Move up: Ascent 3 of 3');
    expect(page.list.getByText('Ascent is now at position 2 of 3.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: Ascent 2 of 3');
    const grip = await page.list.findByRole('button', { name: 'Drag Baseline' });
    act(() => grip.focus());
    fireEvent.keyDown(grip, { key: ' ', keyCode: 32 });
    await screen.findByText(/^Picked up Baseline at position 1 of 3/);
    fireEvent.keyDown(grip, { key: 'Escape', keyCode: 27 });
    await screen.findByText('Baseline stays at position 1 of 3.');
    // The surrounding form is still open.
    expect(names(page.list)).toEqual(['Baseline', 'Ascent', 'Summit']);
  });

  it('the list of editions accepts each name once', async () => {
    const page = await listed();
    await page.person.type(page.list.getByRole('textbox'), 'Summit{Enter}');
    expect(page.list.getByText('Summit already exists')).toBeTruthy();
    expect(names(page.list)).toEqual(['Baseline', 'Summit', 'Ascent']);
  });

  it('saving the list of editions merges the additions and removals of another user', async () => {
    const page = await listed();
    await page.person.type(page.list.getByRole('textbox'), 'Zenith{Enter}');
    const { ask } = await standIn.as('second.superadmin');
    const now = (await ask('GET', '/api/applications/properties')) as { productEdition: string[] };
    await ask('POST', '/api/applications/properties', {
      ...now,
      productEdition: ['Summit', 'Baseline', 'Pinnacle'],
    });
    await page.press('Save list');
    await waitFor(async () =>
      expect(await ask('GET', '/api/applications/properties')).toMatchObject({
        productEdition: ['Baseline', 'Summit', 'Zenith', 'Pinnacle'],
      }),
    );
  });

  it('an admin cannot change the list of editions', async () => {
    await edited(LARKSPUR, 'admin');
    expect(screen.queryByRole('button', { name: /^Edit list/ })).toBeNull();
  });
});
