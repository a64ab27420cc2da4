import { applicationId } from '../../../mocks/db/seededIds.ts';
import { expect, test } from '../test.ts';

const row = '{"key": "1234567890", "value": "abcdefghijklmnopqrstuvwxyz0123456789"}';
const heavy: [what: string, text: string][] = [
  ['100,000 names', `{"first": 1, ${Array.from({ length: 100_000 }, (_, n) => `"k${n}": ${n}`).join(', ')}}`],
  ['10 MB', `{"first": 1, "rows": [${Array.from({ length: 150_000 }, () => row).join(',\n')}]}`],
];

test('very long JSON opens as a tree and as text, can be changed, and the page keeps responding', async ({
  staff,
}) => {
  await staff.goto(`/application/${applicationId(2)}/info#configs`);
  const file = staff.getByLabel('Choose a JSON file', { exact: true });
  const view = (name: string) => staff.getByRole('button', { name, exact: true }).click();
  const text = staff.getByRole('textbox', { name: 'App Config, JSON', exact: true });
  for (const [what, json] of heavy)
    await test.step(what, async () => {
      await file.setInputFiles({
        name: `${what}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(json),
      });
      await view('Tree View');
      await expect(staff.getByRole('tree', { name: 'App Config, tree', exact: true })).toContainText('first');
      const path = staff.getByRole('textbox', { name: 'Path', exact: true });
      await path.fill('first');
      await path.press('Enter');
      const value = staff.getByRole('textbox', { name: 'Value', exact: true });
      await value.fill('2');
      await value.press('Enter');
      await view('Raw JSON');
      await expect(text).toContainText('"first": 2');
      await expect(staff.getByRole('alert')).toHaveCount(0);
    });
});
