import { readFileSync } from 'node:fs';
import { expect, test, type Page } from './test.ts';

const rows = (page: Page) => page.locator('tbody tr:not(.loading)');

test.describe('the export', () => {
  const saved = async (page: Page) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  };

  test('the export contains every matching user without formulas, and its address has no token', async ({
    staff,
    demo,
  }) => {
    await demo.as('superadmin', `PUT /api/users/${(await demo.user('user@map.example'))._id}`, {
      ...(await demo.user('user@map.example')),
      firstName: '=HYPERLINK("http://evil.example")',
      lastName: '+1',
    });
    await staff.goto('/users?pageSize=16');
    await expect(rows(staff)).toHaveCount(16);
    const { name, text } = await saved(staff);
    expect(name).toMatch(/^users.*\.csv$/);
    const lines = text.trim().split(/\r?\n/);
    const { pagingMeta } = await demo.as<{ pagingMeta: { totalRecords: number } }>(
      'superadmin',
      'GET /api/users?pageSize=1',
    );
    expect(lines).toHaveLength(pagingMeta.totalRecords + 1);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).not.toMatch(/(^|,|")[=+@-](?!\d)/m);
    expect(staff.url()).not.toContain('token');
    const [call] = await demo.calls('GET', /export-csv/);
    expect(call!.path).toMatch(/pageSize=0/);
    expect(call!.path).toMatch(/sortBy=loginCount/);
    // After three seconds the list has eight rows again.
    await expect(rows(staff)).toHaveCount(8);
  });
});
