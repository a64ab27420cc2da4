import { readFileSync } from 'node:fs';
import type { Demo } from './demo.ts';
import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Tags' }).getByRole('listitem');
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const tags = async (demo: Demo, query = '') => {
  const reply = await demo.as<{ data: Record<string, unknown>[] }>('superadmin', `GET /api/tags?pageSize=0&query=${encodeURIComponent(query)}`);
  return reply.data;
};

test.describe('tags', () => {
  test('Each card has the name and how many maps it triggered, twenty-four to a page.', async ({ staff }) => {
    await staff.goto('/tags');
    await expect(cards(staff)).toHaveCount(24);
    await expect(card(staff, 'Aerial Imagery').getByText('58 maps triggered')).toBeVisible();
    await staff.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(cards(staff)).toHaveCount(7);
  });

  test('The same tags stand in a table, sorted by its heads.', async ({ staff }) => {
    await staff.goto('/tags?view=table');
    await expect(staff.locator('tbody tr:not(.loading)')).toHaveCount(24);
    await staff.getByRole('columnheader', { name: 'Maps triggered' }).getByRole('button').click();
    await expect(staff.locator('tbody tr:not(.loading)').first()).toContainText('Parcels');
    await staff.getByRole('button', { name: 'Cards' }).click();
    await expect(cards(staff).first()).toContainText('Parcels');
  });

  test('The popup takes a name only, refuses none in the documented words, and adds the tag.', async ({ staff, demo }) => {
    await staff.goto('/tags');
    await staff.getByRole('button', { name: 'New tag' }).click();
    const popup = staff.getByRole('dialog', { name: 'New tag' });
    await expect(popup.getByRole('textbox')).toHaveCount(1);
    await expect(popup.getByRole('textbox')).toBeFocused();
    await popup.getByRole('button', { name: 'Create tag' }).click();
    await expect(popup.getByText('Tool Name is required')).toBeVisible();
    await popup.getByRole('textbox').fill('Annexations');
    await staff.keyboard.press('Enter');
    await expect(banner(staff, /^The tag .+ has been created\.$/)).toBeVisible();
    await expect(popup).toHaveCount(0);
    await expect(card(staff, 'Annexations').getByText('0 maps triggered')).toBeVisible();
    expect(await tags(demo, 'Annexations')).toHaveLength(1);
  });

  test('Escape closes the popup, and the focus is back on its button.', async ({ staff }) => {
    await staff.goto('/tags');
    await staff.getByRole('button', { name: 'New tag' }).click();
    await expect(staff.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('dialog')).toHaveCount(0);
    await expect(staff.getByRole('button', { name: 'New tag' })).toBeFocused();
  });

  test('A name is edited in its place: Enter saves, Escape cancels, the rest of the tag stays.', async ({ staff, demo }) => {
    const [before] = await tags(demo, 'Zoning');
    await staff.goto('/tags?q=zoning');
    await staff.getByRole('button', { name: 'Edit Zoning' }).click();
    const input = staff.getByRole('form', { name: 'Edit Zoning' }).getByRole('textbox');
    await expect(input).toBeFocused();
    await input.fill('Zoned');
    await staff.keyboard.press('Escape');
    await expect(card(staff, 'Zoning')).toBeVisible();
    await staff.getByRole('button', { name: 'Edit Zoning' }).click();
    await input.fill('Zoning Overlays');
    await staff.keyboard.press('Enter');
    await expect(banner(staff, /^The tag .+ has been saved\.$/)).toBeVisible();
    await expect(card(staff, 'Zoning Overlays')).toBeVisible();
    const [after] = await tags(demo, 'Zoning');
    expect({ ...after, __v: 0 }).toEqual({ ...before, tagName: 'Zoning Overlays', __v: 0 });
  });

  for (const where of ['list', 'page'] as const)
    test(`A tag is deleted from its ${where} after the documented question.`, async ({ staff, demo }) => {
      await staff.goto('/tags?q=zoning');
      if (where === 'page') await staff.getByRole('link', { name: 'Zoning', exact: true }).click();
      await staff.getByRole('button', { name: where === 'page' ? 'Delete' : 'Delete Zoning', exact: true }).click();
      const question = staff.getByRole('alertdialog');
      await expect(question.getByRole('heading', { name: 'Sure to delete Zoning ?' })).toBeVisible();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(banner(staff, /^The tag .+ has been deleted\.$/)).toBeVisible();
      await expect(staff).toHaveURL(/\/tags/);
      expect(await tags(demo, 'Zoning')).toEqual([]);
    });

  test('The export has every tag.', async ({ staff, demo }) => {
    await staff.goto('/tags');
    await expect(cards(staff)).toHaveCount(24);
    const [download] = await Promise.all([staff.waitForEvent('download'), staff.getByRole('button', { name: 'Export' }).click()]);
    const lines = readFileSync(await download.path(), 'utf8').trim().split(/\r?\n/);
    expect(lines).toHaveLength((await tags(demo)).length + 1);
  });

  test('No tags at all are said plainly, with the way to the first.', async ({ staff, demo }) => {
    await demo.fault({ match: 'GET /api/tags', status: 200, body: { data: [], pagingMeta: { totalRecords: 0 } } });
    await staff.goto('/tags');
    await expect(staff.getByText('No tags yet')).toBeVisible();
    await expect(staff.getByRole('button', { name: 'New tag' })).toHaveCount(1);
  });
});
