import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const LARKSPUR = applicationId(0);
const UPDATE = 'POST /api/applications/update/paths';
const BRIDGES = { pathType: 'BridgeReport', path: 'https://files.example/bridges' };
const openPage = async (name = 'admin') => {
  const page = await visit(standIn, name, `/application/${LARKSPUR}/info#application-paths`);
  await screen.findByRole('list', { name: 'Application Paths' });
  return page;
};
const rows = () =>
  within(screen.getByRole('list', { name: 'Application Paths' }))
    .getAllByRole('listitem')
    .map(row => [row.querySelector('span')?.textContent, row.querySelector('a')?.getAttribute('href')]);
const stored = async () => {
  const { paths } = await (
    await standIn.as('superadmin')
  ).ask<{ paths: { pathType: string }[] }>('GET', `/api/applications/fullinfo/${LARKSPUR}`);
  return paths;
};
const type = (pathType: string, path: string) => {
  changeField(/^Type/, pathType);
  changeField(/^Path/, path);
};

describe('the paths of an application', () => {
  it('the paths of an application are in their documented order, and each links to its address', async () => {
    await openPage();
    expect(rows().map(([type]) => type)).toEqual(['Photo', 'Sketch', 'PRC']);
    expect(rows()[0]![1]).toBe('https://files.larkspur-county-assessor.example/photos');
    expect(
      [...screen.getByLabelText<HTMLSelectElement>(/^Type/).options]
        .map(({ value }) => value)
        .filter(Boolean),
    ).toEqual([
      'Photo',
      'Sketch',
      'Sales Disclosure',
      'Plat',
      'PRC',
      'TieCard',
      'sectiondeeds',
      'LOMA',
      'BridgeReport',
    ]);
  });

  it('adding a path sends all paths that the application has at that moment', async () => {
    const page = await openPage();
    const otherUser = await standIn.as('second.superadmin');
    const theirs = { pathType: 'Plat', path: 'https://files.example/plats' };
    const before = await stored();
    await otherUser.ask('POST', '/api/applications/update/paths', {
      paths: [...before, theirs],
      _id: LARKSPUR,
    });
    type(BRIDGES.pathType, ` ${BRIDGES.path} `);
    await page.press('Add path');
    await page.banner('Path added successfully');
    expect(standIn.requestsOf(UPDATE).map(({ body }) => body)).toEqual([
      { _id: LARKSPUR, paths: [...before, theirs, BRIDGES] },
    ]);
    await waitFor(() =>
      expect(rows().map(([type]) => type)).toEqual(['Photo', 'Sketch', 'Plat', 'PRC', 'BridgeReport']),
    );
    expect(page.valueOf(/^Path/)).toBe('');
  });

  it('a path with an ID of its own is removed, and Undo restores it exactly', async () => {
    const otherUser = await standIn.as('second.superadmin');
    const before = await stored();
    const paths = [...before, { ...BRIDGES, id: 7 }];
    await otherUser.ask('POST', '/api/applications/update/paths', { paths, _id: LARKSPUR });
    const page = await openPage();
    await page.press(/^Remove BridgeReport/);
    await page.answer('Remove');
    await waitFor(async () => expect(await stored()).toEqual(before));
    await page.press('Undo');
    await waitFor(async () => expect(await stored()).toEqual(paths));
  });

  it.each(['files.example', 'javascript:alert(1)', ''])(
    'an application does not accept %j as the address of a path, and sends nothing',
    async address => {
      const page = await openPage();
      type('Plat', address);
      await page.press('Add path');
      await waitFor(() => expect(page.errorOf(/^Path/)).toBe('The path is not a valid URL'));
      expect(standIn.requestsOf(UPDATE)).toEqual([]);
    },
  );

  it('an application does not accept a path that it already has', async () => {
    const page = await openPage();
    type('Photo', 'https://files.larkspur-county-assessor.example/photos');
    await page.press('Add path');
    await waitFor(() => expect(page.errorOf(/^Path/)).toBe('This path already exists'));
    expect(standIn.requestsOf(UPDATE)).toEqual([]);
  });

  it('a refusal of a new path appears at its field', async () => {
    const page = await openPage();
    standIn.fault({
      match: UPDATE,
      status: 422,
      body: { errors: { 'paths.3.path': { message: 'This folder is not shared' } } },
    });
    type('Plat', 'https://files.example/plats');
    await page.press('Add path');
    await waitFor(() => expect(page.errorOf(/^Path/)).toBe('This folder is not shared'));
  });

  it('a path is removed only after a question, and Undo restores it', async () => {
    const page = await openPage();
    const before = await stored();
    const remove = 'Remove Sketch, https://files.larkspur-county-assessor.example/sketches';
    await page.press(remove);
    await page.answer('Cancel');
    await page.press(remove);
    await page.answer('Remove');
    await page.banner('Path removed successfully');
    expect(await stored()).toEqual(before.filter(({ pathType }) => pathType !== 'Sketch'));
    await page.press('Undo');
    await page.banner('Path added successfully');
    expect((await stored()).map(({ pathType }) => pathType)).toContain('Sketch');
  });

  it('a new path whose reply was lost is looked up, and not sent twice', async () => {
    const page = await openPage();
    standIn.fault({ match: UPDATE, answer: 'cut', times: 1 });
    type(BRIDGES.pathType, BRIDGES.path);
    await page.press('Add path');
    await page.banner('The platform’s response was lost, but your new entry has been added.');
    expect(standIn.requestsOf(UPDATE)).toHaveLength(1);
  });

  it('the paths tab shows that an application has no paths yet', async () => {
    await (
      await standIn.as('superadmin')
    ).ask('POST', '/api/applications/update/paths', { paths: [], _id: LARKSPUR });
    await visit(standIn, 'admin', `/application/${LARKSPUR}/info#application-paths`);
    await screen.findByRole('heading', { name: 'No paths yet' });
    expect(screen.queryByRole('list', { name: 'Application Paths' })).toBeNull();
  });
});
