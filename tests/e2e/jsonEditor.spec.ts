import { servedPage } from '../editors/served.ts';
import { allViolations, settled, violationsOfColor } from './axe.ts';
import { expect, test, type OpenPage, type Page } from './test.ts';
import { resize, sideways } from './window.ts';

const standard = `{
  "name": "Buffer",
  "config": {
    "units": "meters",
    "distances": [100, 200],
    "labels": { "sheet": "Avery 5161" },
    "serviceId": 9007199254740993
  }
}
`;
const text = standard.replace('meters', 'feet');

let served: Awaited<ReturnType<typeof servedPage>>;
test.beforeAll(async () => {
  served = await servedPage();
});
test.afterAll(() => served.end());

async function opened(visit: OpenPage, options: Parameters<OpenPage>[1] = {}): Promise<Page> {
  const page = await visit(undefined, { baseURL: served.url, ...options });
  await page.addInitScript(given => sessionStorage.setItem('document', JSON.stringify(given)), {
    text,
    standard,
  });
  await page.goto('/');
  await expect(page.getByText('Differs from default in 1 place')).toBeVisible();
  return page;
}
const raw = (page: Page) => page.getByRole('textbox', { name: 'Widget config, JSON' });
const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const entry = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Selected entry' }).getByLabel(label, { exact: true });
/** The text that is sent when the document is saved. */
async function saved(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return page.evaluate(() => sessionStorage.getItem('saved'));
}
/** The status line with the position of the cursor. */
const cursor = (page: Page) => page.getByText(/^Ln \d+, Col \d+$/);

test('a JSON text with a mistake is not saved, and its quick fix corrects it', async ({ visit }) => {
  const page = await opened(visit);
  await raw(page).getByText('"feet"').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+End');
  await view(page, 'Tree View');
  await expect(page.getByRole('alert')).toContainText(
    'Fix the problem at line 4, column 20 to switch views. Missing comma after',
  );
  await expect(raw(page)).toBeFocused();
  await expect(cursor(page)).toHaveText('Ln 4, Col 20');
  expect(await saved(page)).toBeNull();
  await expect(page.getByRole('alert')).toContainText('Not saved');
  await page
    .getByRole('list', { name: 'Problems' })
    .getByRole('button', { name: 'Add comma', exact: true })
    .click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await saved(page)).toBe(text);
  await view(page, 'Tree View');
  await expect(page.getByRole('tree')).toBeVisible();
});

test('changes in the tree view change only their position in the text, and Undo reverts them one by one', async ({
  visit,
}) => {
  const page = await opened(visit);
  await view(page, 'Tree View');
  // Selects an entry in the tree by keyboard.
  await page.getByRole('tree').focus();
  for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(page.locator(':focus')).toContainText('units');
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Path')).toHaveValue('config.units');
  await entry(page, 'Value').fill('miles');
  await entry(page, 'Name').fill('unit');
  await page.keyboard.press('Enter');
  await entry(page, 'Path').fill('config.distances');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add entry', exact: true }).click();
  await expect(entry(page, 'Value')).toBeFocused();
  await entry(page, 'Type').selectOption('Number');
  await entry(page, 'Value').fill('300.50');
  await page.keyboard.press('Enter');
  await page.getByRole('tree').getByText('labels').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const done = text
    .replace('"units": "feet"', '"unit": "miles"')
    .replace('100, 200', '100, 200, 300.50')
    .replace('    "labels": { "sheet": "Avery 5161" },\n', '');
  expect(await saved(page)).toBe(done);
  await view(page, 'Raw JSON');
  await raw(page).focus();
  // Presses it more often than there are changes to undo.
  for (let n = 0; n < 12; n += 1) await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  expect(await saved(page)).toBe(text);
});

test('a JSON file is loaded unchanged, and an invalid file is refused with the position of its mistake', async ({
  visit,
}) => {
  const page = await opened(visit);
  const load = (name: string, body: Buffer) =>
    page.getByLabel('Choose a JSON file').setInputFiles({ name, mimeType: 'application/json', buffer: body });
  await load('broken.json', Buffer.from('{\n  "a": [1, 2\n}'));
  await expect(page.getByRole('alert')).toContainText(
    'broken.json was not loaded. It has a problem at line 3, column 1.',
  );
  await load('latin.json', Buffer.from([0x7b, 0xe9, 0x7d]));
  await expect(page.getByRole('alert')).toContainText(
    'latin.json was not loaded because it is not UTF-8 text.',
  );
  expect(await saved(page)).toBe(text);
  // A document this long is checked in a worker.
  const rows = Array.from({ length: 20_000 }, (_, id) => `  { "id": ${id}, "n": 1.0 }`).join(',\r\n');
  const long = `[\r\n${rows},\r\n  9007199254740993\r\n]`;
  await load('long.json', Buffer.from(long));
  await expect(page.getByText('is too long for a number and would be read as')).toContainText(
    '9007199254740992',
  );
  expect((await saved(page))?.replaceAll('\n', '\r\n')).toBe(long);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await saved(page)).toBe(text);
});

test('Tab leaves the JSON editor, and a draft is offered after the page was closed', async ({ visit }) => {
  const page = await opened(visit);
  await raw(page).getByText('"Buffer"').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('"kept": 1, ');
  await expect(page.getByText(/draft saved/)).toBeVisible();
  // The focus leaves at the same moment. A mistake that exists only while typing is gone before the focus
  // could reach its button.
  await page.keyboard.type('!');
  await expect(page.getByText('1 problem', { exact: true })).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' ');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Go to line 7, column 18', exact: true })).toBeFocused();
  page.once('dialog', dialog => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  expect(await saved(page)).toBe(text.replace('"name"', '"kept": 1,  "name"'));
});

/** Replaces the open document by one of several megabytes. */
const loadLong = async (page: Page, text: string) => {
  await page
    .getByLabel('Choose a JSON file')
    .setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByText(/^Unsaved changes, /)).toBeVisible();
};

test('the draft of a very long document is offered after its window was closed, and not before', async ({
  visit,
}) => {
  const page = await opened(visit);
  const long = JSON.stringify({ long: 'x'.repeat(3_000_000) });
  await loadLong(page, long);
  await expect(page.getByText(/draft saved at \d/)).toBeVisible();
  const other = await page.context().newPage();
  await other.addInitScript(given => sessionStorage.setItem('document', JSON.stringify(given)), {
    text,
    standard,
  });
  await other.goto('/');
  await expect(other.getByText('Differs from default in 1 place')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Restore', exact: true })).toHaveCount(0);
  await page.close();
  await other.reload();
  await other.getByRole('button', { name: 'Restore', exact: true }).click();
  expect(await saved(other)).toBe(long);
});

test('the editor reports that no draft is kept where the browser has no storage for a long text', async ({
  visit,
}) => {
  const page = await visit(undefined, { baseURL: served.url });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.addInitScript(given => sessionStorage.setItem('document', JSON.stringify(given)), {
    text,
    standard,
  });
  await page.goto('/');
  await loadLong(page, JSON.stringify({ long: 'x'.repeat(1_000_000) }));
  await expect(page.getByText('Unsaved changes, draft not saved')).toBeVisible();
  // A shorter document is stored as a draft again.
  await page.getByRole('button', { name: 'Load Default', exact: true }).click();
  await expect(page.getByText(/draft saved at \d/)).toBeVisible();
});

test('the editor can fill the window, and Escape restores the page', async ({ visit }) => {
  const page = await opened(visit);
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  const height = () => raw(page).evaluate(text => text.closest('.cm-editor')!.getBoundingClientRect().height);
  await expect.poll(height).toBeGreaterThan(500);
  const covered = page.locator('[inert]').getByText('After it');
  await expect(covered).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(covered).toHaveCount(0);
  await expect.poll(height).toBe(400);
});

/**
 * Opens a document that the user and someone else have changed, and returns the page and its review button.
 */
async function changedByTwo(visit: OpenPage, documents: { text: string; standard: string; stored: string }) {
  const page = await visit(undefined, { baseURL: served.url });
  await page.addInitScript(({ stored, ...given }) => {
    sessionStorage.setItem('document', JSON.stringify(given));
    if (!sessionStorage.getItem('stored')) sessionStorage.setItem('stored', stored);
  }, documents);
  await page.goto('/');
  await page.getByRole('button', { name: 'Load Default', exact: true }).click();
  return { page, review: page.getByRole('button', { name: 'Review and save', exact: true }) };
}

test('a long document that two users changed is merged by keyboard, and the focus returns', async ({
  visit,
}) => {
  const rows = (first: number, last: number, added: string) =>
    `[\n${Array.from({ length: 6000 }, (_, id) => `  { "id": ${id}, "n": ${id === 0 ? first : id === 5999 ? last : 1}.0 }`).join(',\n')}${added}\n]`;
  const { page, review } = await changedByTwo(visit, {
    text: rows(1, 1, ''),
    standard: rows(2, 1, ''),
    stored: rows(3, 4, ',\n  { "id": 6000 }'),
  });
  await review.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge changes to Widget config', exact: true });
  await expect(dialog.getByText('0 of 1 conflicts resolved')).toBeVisible();
  const mine = dialog
    .getByRole('group', { name: '0 › n', exact: true })
    .getByRole('radio', { name: 'Mine', exact: true });
  // The focus passes Close, the pane, and its first choice.
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Tab');
  await expect(mine).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByText('1 of 1 conflicts resolved')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Result, JSON', exact: true })).toContainText(
    '{ "id": 0, "n": 2.0 }',
  );
  await dialog.getByRole('button', { name: 'Save merged version', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(review).toBeFocused();
  const merged = rows(2, 4, ',\n  { "id": 6000 }');
  expect(await page.evaluate(() => sessionStorage.getItem('stored'))).toBe(merged);
  expect(await saved(page)).toBe(merged);
  // Later changes are compared with the merged text.
  await review.click();
  await expect(page.getByText('Only white space and order have changed', { exact: false })).toBeVisible();
});

/** Checks accessibility in wide and narrow windows, light and dark. */
async function looked(page: Page, name: string) {
  for (const width of [1280, 390]) {
    await resize(page, { width, height: 860 });
    await page.emulateMedia({ colorScheme: 'light' });
    await settled(page);
    expect(await allViolations(page), `${name}, ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page);
    expect(await violationsOfColor(page), `${name}, ${width} px, dark`).toEqual([]);
    expect(await sideways(page), `${name}, ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('review and merge have no accessibility violations in both themes, wide and narrow', async ({
  visit,
}) => {
  const { page, review } = await changedByTwo(visit, {
    text,
    standard,
    stored: text.replace('feet', 'miles').replace('200', '300'),
  });
  await review.click();
  await page.getByRole('radio', { name: 'Edit', exact: true }).check();
  await expect(page.getByRole('textbox', { name: 'Result, JSON', exact: true })).toContainText('meters');
  await looked(page, 'Merge');
  await page.getByRole('button', { name: 'Back to editing', exact: true }).click();
  await page.evaluate(own => sessionStorage.setItem('stored', own), text);
  await review.click();
  await expect(
    page
      .getByRole('dialog', { name: 'Review changes', exact: true })
      .getByText('1 change since', { exact: false }),
  ).toBeVisible();
  await looked(page, 'Review');
});

test('the views of a document have no accessibility violations in both themes, and do not scroll sideways', async ({
  visit,
}) => {
  const page = await opened(visit);
  await raw(page).getByText('"feet"').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await view(page, 'Tree View');
  await expect(page.getByRole('alert')).toBeVisible();
  await looked(page, 'Raw');
  await page.getByRole('alert').getByRole('button', { name: 'Add comma', exact: true }).click();
  await view(page, 'Tree View');
  await page.getByRole('tree').getByText('config').click();
  await looked(page, 'Tree');
  await view(page, 'Diff');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await looked(page, 'Diff');
});

const symbol = (style: string) => ({
  type: 'esriSFS',
  style,
  color: [209, 73, 91, 128],
  outline: { type: 'esriSLS', color: [90, 60, 20, 255], width: 1 },
});
const configs = {
  results: {
    label: 'Parcels',
    name: 'parcels',
    fields: [{ name: 'PIN', alias: 'Parcel number' }, { name: 'OWNER', alias: 'Owner' }, 5],
    excludedisplayfields: ['OWNER'],
    searchfields: [
      { name: 'PIN', label: 'Number', mask: '', operator: '=' },
      { name: 'BLOCK', label: 'Block', operator: 'IN' },
    ],
    actions: [{ label: 'Photos', type: 'link', icon: 'photo' }],
    symbol: {
      type: 'uniqueValue',
      field1: 'CLASS',
      uniqueValueInfos: [
        { value: 'R', label: 'Residential', symbol: symbol('esriSFSCross') },
        { value: 'X', label: 'Picture', symbol: { type: 'esriPMS' } },
      ],
    },
  },
  editor: {
    sections: [
      { header: 'Ownership', fields: ['OWNER', 'CITY'] },
      { header: 'Odd', fields: {} },
    ],
  },
  app: {
    map: {
      operationalLayers: [
        { id: 'aerial', url: 'https://gis.example/arcgis/rest/services/Aerial/ImageServer' },
        { id: 'Data Layers', layers: [{ id: 'parcels', url: 'https://gis.example/1' }] },
      ],
    },
  },
};
const opens = {
  results: ['PIN', 'Photos', 'R', 'All other values'],
  editor: ['Ownership', 'CITY'],
  app: ['aerial', 'parcels'],
};

for (const form of ['results', 'editor', 'app'] as const)
  test(`the form of the ${form} config has no accessibility violations in both themes, wide and narrow`, async ({
    visit,
  }) => {
    const page = await visit(undefined, { baseURL: served.url });
    await page.addInitScript(given => sessionStorage.setItem('document', JSON.stringify(given)), {
      text: JSON.stringify(configs[form]),
      form,
      fields: [{ name: 'LEGAL' }],
      layers: [{ id: 'roads', url: 'https://gis.example/3' }],
    });
    await page.goto('/');
    for (const name of opens[form])
      await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    await looked(page, form);
  });

test('a row is dragged by mouse, and Escape while dragging leaves it in place', async ({ visit }) => {
  const page = await visit(undefined, { baseURL: served.url });
  await page.addInitScript(given => sessionStorage.setItem('document', JSON.stringify(given)), {
    text: JSON.stringify(configs.editor),
    form: 'editor',
  });
  await page.goto('/');
  const rows = page.getByRole('list', { name: 'Fields of Ownership', exact: true }).getByRole('listitem');
  const drag = async (end: () => Promise<void>) => {
    const [from, to] = await Promise.all([
      page.getByRole('button', { name: 'Drag OWNER', exact: true }).boundingBox(),
      rows.last().boundingBox(),
    ]);
    await page.mouse.move(from!.x + 8, from!.y + 8);
    await page.mouse.down();
    await page.mouse.move(from!.x + 8, from!.y + 20, { steps: 4 });
    await page.mouse.move(from!.x + 8, to!.y + to!.height, { steps: 8 });
    await expect(page.getByText('OWNER is now at position 2 of 2.')).toBeAttached();
    await end();
  };
  await expect(rows).toHaveCount(2);
  await drag(() => page.keyboard.press('Escape'));
  await page.mouse.up();
  await expect(page.getByText('OWNER stays at position 1 of 2.')).toBeAttached();
  await drag(() => page.mouse.up());
  await expect(rows.first()).toContainText('CITY');
});
