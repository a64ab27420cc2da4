import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { purposeId, toolgroupId, toolId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { visit } from './visit.tsx';

const standIn = startPlatform();
const openPage = (address = '/purposes?view=tree') => visit(standIn, 'superadmin', address);
const tree = () => screen.findByRole('tree', { name: 'Purposes, toolgroups and tools' });
const lines = async () =>
  [...(await tree()).querySelectorAll('[role=treeitem] a')].map(link => link.textContent);
const chosen = async () => (await tree()).querySelector<HTMLElement>('[aria-selected=true]')!;

describe('the tree of purposes', () => {
  it('the arrow keys open purposes into toolgroups and these into tools, and each entry is a link', async () => {
    await openPage();
    expect((await lines())[0]).toBe('Appeals Hearing');
    const all = (await lines()).length;
    (await chosen()).focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown'])
      fireEvent.keyDown(document.activeElement!, { key });
    expect((await lines()).slice(0, 5)).toEqual([
      'Appeals Hearing',
      'Valuation',
      'Sales Search',
      'Comparable Finder',
      'Report Card',
    ]);
    expect((await lines()).length).toBe(all + 6);
    expect(document.activeElement).toBe(await chosen());
    expect([
      document.activeElement!.textContent?.startsWith('Sales Search'),
      document.activeElement!.getAttribute('aria-level'),
      document.activeElement!.querySelector('a')!.getAttribute('href'),
    ]).toEqual([true, '3', `/tool/${toolId(4)}/info?purpose=${purposeId(9)}&toolgroup=${toolgroupId(8)}`]);
  });

  it('the selected entry of the purpose tree shows its parents and roles, and is kept in the address', async () => {
    const at = [purposeId(9), toolgroupId(8)].join('/');
    const page = await openPage(`/purposes?view=tree&at=${encodeURIComponent(at)}`);
    expect((await chosen()).textContent).toContain('Valuation');
    const shown = within(await screen.findByRole('region', { name: 'Valuation' }));
    expect(shown.getByRole('link', { name: 'Open toolgroup' }).getAttribute('href')).toBe(
      `/toolgroup/${toolgroupId(8)}/info?purpose=${purposeId(9)}`,
    );
    expect(shown.getAllByRole('link').map(link => link.textContent)).toEqual(
      expect.arrayContaining(['Appeals Hearing', 'Sales Comparison', 'Appraiser']),
    );
    fireEvent.keyDown(await chosen(), { key: 'ArrowLeft' });
    await waitFor(() => expect(page.address()).toBe(`/purposes?view=tree&at=${purposeId(9)}`));
  });

  it('the purpose tree is searched by the names of all its entries, and can be collapsed', async () => {
    await openPage('/purposes?view=tree&q=map');
    expect(await screen.findByText('3 matches in 10 places')).toBeTruthy();
    const found = await lines();
    expect(found).toEqual(expect.arrayContaining(['Print Map', 'Map Display']));
    expect(found).not.toContain('Empty for now');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Purposes 14');
    expect(standIn.requestsOf('GET /api/purposes').map(({ query }) => query.query)).toEqual(
      standIn.requestsOf('GET /api/purposes').map(() => undefined),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect((await lines()).length).toBeLessThan(found.length);
    expect(screen.queryByRole('button', { name: 'Collapse all' })).toBeNull();
    expect((await tree()).textContent).toContain('found');
  });

  it('the search of the purpose tree ignores accents and marks the matching letters', async () => {
    const data = [{ _id: 'p1', purposeName: 'İİ Catastro de Nu\u0301n\u0303ez', toolgroups: [] }];
    standIn.fault({ match: 'GET /api/purposes', status: 200, body: data, times: 9 });
    await openPage('/purposes?view=tree&q=nunez');
    expect(await lines()).toEqual(['İİ Catastro de Nu\u0301n\u0303ez']);
    expect((await tree()).querySelector('mark')!.textContent).toBe('Nu\u0301n\u0303ez');
  });

  it('the purpose tree reports a failed request, and loads again on Retry', async () => {
    standIn.fault({ match: 'GET /api/tools/', status: 500 });
    const page = await openPage();
    await screen.findByRole('heading', { name: 'There was an error loading data' });
    standIn.clearFaults();
    await page.press('Retry');
    expect(await lines()).toContain('Appeals Hearing');
  });
});
