const id = (kind, n) => `5f3c2a10${kind.toString(16).padStart(4, '0')}${n.toString(16).padStart(12, '0')}`;
const person = n => `/user/${id(1, n)}/info`;
const application = n => `/application/${id(2, n)}/info`;

const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();
const rows = page => page.getByRole('main').locator('tbody tr:not(.loading)').first().waitFor();
const text = (page, shownText) => page.getByText(shownText).first().waitFor();

/** Acts as the second superadmin, by calls to the platform. */
async function asColleague(url) {
  const ask = async (method, path, token, body) => {
    const reply = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}`);
    const shownText = await reply.text();
    return shownText && JSON.parse(shownText);
  };
  const { token } = await ask('POST', '/auth/local', undefined, {
    email: 'second.superadmin@map.example',
    password: 'Assessor1',
  });
  return (method, path, body) => ask(method, path, token, body);
}

/**
 * The account (`as`, or signed out), the URL (`path`), the steps before the picture is taken (`until`), and
 * its size. The pictures are taken in this order from one demo: later ones show the changes of earlier ones.
 */
export const pictures = {
  users: {
    as: 'superadmin',
    path: '/users?pageSize=12&filter=admin&sortBy=loginCount&sortDirection=desc',
    until: rows,
  },
  'first-login': {
    as: 'first.login',
    path: '/',
    size: { width: 1280, height: 620 },
    until: async page => {
      await page
        .getByLabel(/^New password/)
        .first()
        .fill('Parcel');
    },
  },
  search: {
    as: 'superadmin',
    path: '/users',
    size: { width: 1280, height: 600 },
    until: async page => {
      await rows(page);
      await press(page, 'Search');
      await page.getByRole('combobox', { name: 'Search', exact: true }).fill('profess');
      await page
        .getByRole('option', { name: /Professional/ })
        .first()
        .waitFor();
    },
  },
  person: { as: 'superadmin', path: person(7), until: page => text(page, /cannot sign in/) },
  access: {
    as: 'superadmin',
    path: `${person(2)}?accessQ=Buffer#access`,
    size: { width: 1280, height: 1000 },
    until: page => page.getByRole('region', { name: /^Why/ }).waitFor(),
  },
  'many-users': {
    as: 'superadmin',
    path: '/users?q=map.example&filter=admin',
    size: { width: 1280, height: 640 },
    until: async page => {
      await rows(page);
      await page.getByLabel('Select all on this page').check();
      await page.getByRole('toolbar').getByRole('button', { name: 'Deactivate', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).waitFor();
    },
  },
  import: {
    as: 'superadmin',
    path: '/users/new?from=csv',
    size: { width: 1280, height: 540 },
    until: async page => {
      const csv =
        'First name,Last name,Email,Phone\nAda,Marsh,ada.marsh@larkspur.example,(515) 555-0110\nBob,,bob@,12\nChen,Li,chen.li@larkspur.example,(515) 555-0112\nGrace,Lindqvist,user@map.example,(515) 555-0113\n';
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await press(page, 'Check rows');
      await page.getByRole('button', { name: 'Create 2 users', exact: true }).waitFor();
    },
  },
  subscriptions: {
    as: 'user',
    path: '/subscriptions',
    until: async page => {
      await page
        .getByRole('button', { name: /^Payment history/ })
        .first()
        .click();
      await text(page, 'Invoice payment failed');
    },
  },
  readiness: {
    as: 'superadmin',
    path: application(0),
    until: page => text(page, 'The service Imagery/Oblique does not respond'),
  },
  results: {
    as: 'superadmin',
    path: `${application(1)}?configPart=results#configs`,
    until: page => page.getByLabel('Fill, RGB', { exact: true }).waitFor(),
  },
  merge: {
    as: 'superadmin',
    path: `${application(1)}?configPart=results#configs`,
    until: async (page, url) => {
      await page.getByLabel('Fill, RGB', { exact: true }).fill('244,196,48');
      await page.keyboard.press('Enter');
      await page
        .getByText(/^Unsaved changes/)
        .first()
        .waitFor();
      const ask = await asColleague(url);
      const stored = `/api/configs/application/${id(2, 1)}`;
      const configs = await ask('GET', stored);
      const [parcels] = configs.resultsLayerConfigs;
      parcels.config.symbol.symbol.color.splice(0, 3, 46, 125, 50);
      parcels.config.fields[1].alias = 'Owner of record';
      await ask('PUT', stored, configs);
      await press(page, 'Review and save');
      await page
        .getByRole('dialog')
        .getByText(/^\d+ of \d+ conflicts resolved$/)
        .waitFor();
    },
  },
  'daily-import': {
    as: 'superadmin',
    path: `${application(0)}#daily-import`,
    until: page => page.getByRole('textbox', { name: 'Instruction notify', exact: true }).waitFor(),
  },
  notifications: {
    as: 'superadmin',
    path: '/#notifications',
    until: page => page.getByRole('textbox', { name: 'Text', exact: true }).waitFor(),
  },
  journal: {
    as: 'superadmin',
    path: '/tags?view=table',
    size: { width: 1280, height: 640 },
    until: async page => {
      for (const name of ['Annexations', 'Floodplain']) {
        await press(page, 'New tag');
        await page.getByRole('dialog').getByRole('textbox').fill(name);
        await page.keyboard.press('Enter');
        await page.getByRole('link', { name, exact: true }).waitFor();
      }
      await page.getByRole('button', { name: 'Delete Draft', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('link', { name: 'Draft', exact: true }).waitFor({ state: 'detached' });
      await press(page, 'My activity');
      const panel = page.getByRole('dialog', { name: 'My activity' });
      await panel.getByText('A deletion cannot be undone').waitFor();
      await press(page, 'Undo: Tag Floodplain created');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await panel
        .getByText(/^Undone/)
        .first()
        .waitFor();
      await page
        .getByRole('status', { name: 'Messages' })
        .getByText(/Undone|created|deleted/)
        .first()
        .waitFor({ state: 'detached' });
    },
  },
  marks: {
    as: 'superadmin',
    path: '/users?q=map.example&pageSize=16',
    size: { width: 1280, height: 480 },
    until: async (page, url) => {
      const ask = await asColleague(url);
      await rows(page);
      const tab = await page.context().newPage();
      await tab.goto(`${url}${person(9)}`);
      await press(tab, 'Edit');
      await tab.getByLabel('Last name').fill('Bauer-Stone');
      const shownText = name =>
        page
          .getByRole('row', { name })
          .first()
          .evaluate(row => getComputedStyle(row.lastElementChild, '::after').content);
      const grace = (await ask('GET', '/api/users?query=user@map.example&pageSize=0')).data.find(
        ({ email }) => email === 'user@map.example',
      );
      while ((await shownText(/Grace/)) === 'none') {
        await ask('PUT', `/api/users/${grace._id}`, { ...grace, phone: '(515) 555-0107' });
        await page.waitForTimeout(300);
      }
      while ((await shownText(/Felix/)) === 'none') await page.waitForTimeout(100);
      await page.getByRole('heading', { level: 1 }).click();
    },
  },
  narrow: {
    as: 'superadmin',
    path: '/users?q=map.example',
    size: { width: 390, height: 760 },
    dark: true,
    until: page => page.getByRole('main').getByRole('link', { name: /Grace/ }).first().waitFor(),
  },
};
