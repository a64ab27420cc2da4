import { banner } from './signIn.ts';
import { expect, test, type Page } from './test.ts';

interface Tool {
  toolName: string;
  toolDefaultConfig: unknown;
  toolConfigs: { applicationId: string; config: unknown }[];
  rolesAssigned: unknown[];
}

const BUFFER = '5f3c2a10000c00000000000b';
const LARKSPUR = '5f3c2a100002000000000000';
const raw = (page: Page) => page.getByRole('textbox', { name: 'Widget config, JSON' });
const save = (page: Page) =>
  page
    .getByRole('group', { name: 'Widget config toolbar' })
    .getByRole('button', { name: 'Save', exact: true });
const application = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Applications' }).getByRole('checkbox', { name, exact: true });
/** Replaces the whole text. */
async function replaceText(page: Page, text: string) {
  await raw(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

test('a tool config is saved in one request for all chosen applications, and not without one', async ({
  staff,
  demo,
}) => {
  const tool = () => demo.as<Tool>('superadmin', `GET /api/tools/${BUFFER}`);
  const before = await tool();
  const configs = async () =>
    Object.fromEntries(
      (await tool()).toolConfigs.map(entry => [entry.applicationId.slice(-1), entry.config]),
    );
  await staff.goto(`/tool/${BUFFER}/info`);
  await expect(staff.getByText('No application selected. The default config is shown.')).toBeVisible();
  await save(staff).click();
  await expect(staff.getByText('Please choose an application first')).toBeVisible();
  await expect(staff.getByRole('searchbox', { name: 'Search applications' })).toBeFocused();

  await application(staff, 'Larkspur County Assessor').check();
  await expect(raw(staff)).toContainText('"distances": [250, 500]');
  await replaceText(staff, '{"mine": [1]}');
  // The typed text stays when another application is also selected.
  await application(staff, 'Bexley Township').check();
  await expect(raw(staff)).toContainText('{"mine": [1]}');
  await expect(staff).toHaveURL(new RegExp(`applications=${LARKSPUR}%2C`));
  await save(staff).click();
  await expect(banner(staff, 'Tool saved successfully')).toBeVisible();
  expect(await configs()).toEqual({
    ...Object.fromEntries(before.toolConfigs.map(entry => [entry.applicationId.slice(-1), entry.config])),
    0: { mine: [1] },
    a: { mine: [1] },
  });
  expect(await tool()).toMatchObject({
    toolName: 'Buffer',
    toolDefaultConfig: before.toolDefaultConfig,
    rolesAssigned: before.rolesAssigned,
  });

  // A text with a mistake is not saved. The default replaces it in one change that can be undone.
  await replaceText(staff, '{"mine": ');
  await save(staff).click();
  await expect(staff.getByRole('alert')).toContainText('Not saved');
  await staff.getByRole('button', { name: 'Load Default', exact: true }).click();
  await expect(raw(staff)).toContainText('"uri": "widgets/Buffer/Widget"');
  await staff.getByRole('button', { name: 'Save as Default', exact: true }).click();
  const question = staff.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to set this config as default for this tool?');
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await replaceText(staff, '{"standard": true}');
  await staff.getByRole('button', { name: 'Save as Default', exact: true }).click();
  await question.getByRole('button', { name: 'Save as Default', exact: true }).click();
  await expect.poll(async () => (await tool()).toolDefaultConfig).toEqual({ standard: true });
  expect((await configs())[0]).toEqual({ mine: [1] });
});

test('saving a tool config asks before it overwrites a newer one, and shows that one beside', async ({
  staff,
  demo,
}) => {
  await staff.goto(`/tool/${BUFFER}/info?applications=${LARKSPUR}`);
  await expect(raw(staff)).toContainText('"distances": [250, 500]');
  await replaceText(staff, '{"mine": 1}');
  const tool = await demo.as<Tool>('second.superadmin', `GET /api/tools/${BUFFER}`);
  const toolConfigs = tool.toolConfigs.map(entry =>
    entry.applicationId === LARKSPUR ? { ...entry, config: { theirs: 2 } } : entry,
  );
  await demo.as('second.superadmin', `PUT /api/tools/${BUFFER}`, { ...tool, toolConfigs });
  await save(staff).click();
  const question = staff.getByRole('alertdialog', { name: 'Overwrite newer changes?' });
  await expect(question).toContainText('Larkspur County Assessor');
  await question.getByRole('button', { name: 'Review theirs first', exact: true }).click();
  await staff.getByRole('button', { name: 'Diff', exact: true }).click();
  await expect(staff.getByText('"theirs": 2')).toBeVisible();
  await staff.getByRole('button', { name: 'Raw JSON', exact: true }).click();
  await save(staff).click();
  await question.getByRole('button', { name: 'Save mine', exact: true }).click();
  await expect(banner(staff, 'Tool saved successfully')).toBeVisible();
  const after = await demo.as<Tool>('superadmin', `GET /api/tools/${BUFFER}`);
  expect(after.toolConfigs.find(entry => entry.applicationId === LARKSPUR)!.config).toEqual({ mine: 1 });

  await replaceText(staff, '{"standard": 1}');
  await demo.as('second.superadmin', `PUT /api/tools/${BUFFER}`, {
    ...after,
    toolDefaultConfig: { theirs: 3 },
  });
  await staff.getByRole('button', { name: 'Save as Default', exact: true }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Save as Default', exact: true }).click();
  await expect(question).toContainText('Someone else saved the default config after you opened it.');
});

test('going back to other applications opens their tool config, and asks first about typed input', async ({
  staff,
}) => {
  await staff.goto(`/tool/${BUFFER}/info?applications=${LARKSPUR}`);
  await expect(raw(staff)).toContainText('"distances": [250, 500]');
  await staff.keyboard.press('Control+k');
  await staff.getByRole('dialog').getByRole('combobox').fill('Buffer');
  await staff
    .getByRole('option', { name: /^Buffer/ })
    .first()
    .click();
  await expect(staff.getByText('No application selected. The default config is shown.')).toBeVisible();
  await expect(raw(staff)).not.toContainText('[250, 500]');
  await staff.goBack();
  await expect(raw(staff)).toContainText('"distances": [250, 500]');
  await expect(application(staff, 'Larkspur County Assessor')).toBeChecked();

  await replaceText(staff, '{"mine": 1}');
  const question = staff.getByRole('alertdialog', { name: 'Leave without saving?' });
  await staff.goForward();
  await question.getByRole('button', { name: 'Stay', exact: true }).click();
  await expect(raw(staff)).toContainText('{"mine": 1}');
  await expect(application(staff, 'Larkspur County Assessor')).toBeChecked();
  await staff.goForward();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(staff.getByText('No application selected. The default config is shown.')).toBeVisible();
  await expect(raw(staff)).not.toContainText('mine');
});
