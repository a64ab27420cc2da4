import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, purposeId, toolgroupId } from '../../mocks/db/seededIds.ts';
import { offered, pick } from './choosing.ts';
import { expect, test, type Page } from './test.ts';

/** What is done on a page, and the call that it comes to, which is answered well. */
type Step = [call: string, address: string, act: (page: Page) => Promise<unknown>];

const main = (page: Page) => page.getByRole('main');
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
/** A button of the page, and one of the dialog or question that it opens. */
const confirm = (name: string | RegExp, answer: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click();
};
/** A form opened by a button, one field of it filled in, and sent. */
const edit =
  (open: string | RegExp | undefined, label: RegExp, text: string, save: string) => async (page: Page) => {
    if (open) await press(open)(page);
    await page.getByRole('textbox', { name: label }).first().fill(text);
    await press(save)(page);
  };
/** The first of the buttons of a part of the page, and what the question after it is answered. */
const confirmIn =
  (role: 'region' | 'list' | 'table', place: string | undefined, selector: string, answer: string) =>
  async (page: Page) => {
    await main(page)
      .getByRole(role, place ? { name: place, exact: true } : {})
      .first()
      .locator(selector)
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click();
  };
const create = (open: string, send: string, name: string) => async (page: Page) => {
  await press(open)(page);
  const dialog = page.getByRole('dialog', { name: open, exact: true });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('button', { name: send, exact: true }).click();
};

const GRACE = `/user/${seededUserId(2)}/info`;
const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
const tab = (hash: string, id = LARKSPUR, query = '') => `/application/${id}/info${query}#${hash}`;
const PARKS = '5f3c2a100012000000000004';
const parks = tab('application-work-orders', LARKSPUR, `?workDepartment=${PARKS}&workQ=lindqvist`);
const layers = tab('application-layers', MILLBROOK);
const toolgroup = `/toolgroup/${toolgroupId(1)}/info`;

const journeys: Record<string, [as: string, steps: Step[]]> = {
  'Somebody becomes an admin, no admin, a superadmin, and is deleted': [
    'superadmin',
    [
      ['PUT /api/users/set/admin', GRACE, confirm('Set as Admin', 'Set as Admin')],
      [
        'PUT /api/users/remove/previlege',
        GRACE,
        confirm('Remove Admin Privileges', 'Remove Admin Privileges'),
      ],
      ['PUT /api/users/set/superadmin', GRACE, confirm('Set as Super Admin', 'Set as Super Admin')],
      ['DELETE /api/users/{id}', '/users?q=user%40map.example', confirm('Delete Grace Lindqvist', 'Delete')],
    ],
  ],
  'A role is renamed; a key is made and deleted': [
    'superadmin',
    [
      ['PUT /api/roles', '/roles?q=assessor', edit('Edit Assessor', /^Name/, 'County Assessor', 'Save')],
      ['POST /api/users/apikey', '/apikeys', press('Create API key')],
      ['DELETE /api/users/apikey/{id}', '/apikeys', confirm(/^Delete key/, 'Delete')],
    ],
  ],
  'A plain user makes another card the default one, and deletes one': [
    'user',
    [
      [
        'POST /api/subscriptions/card/{id}/set-default',
        '/subscriptions',
        press('Set default: MasterCard ending 8210'),
      ],
      [
        'DELETE /api/subscriptions/card/{id}',
        '/subscriptions',
        confirm(/^Delete (?!MasterCard ending 8210).* ending \d+$/, 'Delete'),
      ],
    ],
  ],
  'Toolgroups and tools are made': [
    'superadmin',
    [
      ['POST /api/toolgroups', '/toolgroups', create('New toolgroup', 'Create toolgroup', 'Corners')],
      ['POST /api/tools', '/tools', create('New tool', 'Create tool', 'Snapping')],
      ['POST /api/tools/toolgroup/{id}', toolgroup, create('Add tool', 'Add tool', 'Snapping to corners')],
    ],
  ],
  'A tool is moved and taken out of its toolgroup, a toolgroup out of its purpose': [
    'superadmin',
    [
      [
        'PUT /api/toolgroups/{id}',
        toolgroup,
        page =>
          main(page)
            .getByRole('region', { name: 'Tools', exact: true })
            .locator('[data-act=down]')
            .first()
            .click(),
      ],
      [
        'POST /api/tools/toolgroup/{id}/unlink',
        toolgroup,
        confirmIn('region', 'Tools', '[data-act=unlink]', 'Remove'),
      ],
      [
        'POST /api/toolgroups/purpose/{id}/unlink',
        `/purposes/${purposeId(3)}/info`,
        confirmIn('region', 'Toolgroups', '[data-act=unlink]', 'Remove'),
      ],
    ],
  ],
  'A tool, a toolgroup and a purpose are deleted': [
    'superadmin',
    [
      ['DELETE /api/tools/{id}', '/tools?q=buffer', confirm('Delete Buffer', 'Delete')],
      ['DELETE /api/toolgroups/{id}', '/toolgroups?q=output', confirm('Delete Output', 'Delete')],
      ['DELETE /api/purposes/{id}', '/purposes?q=sales%20comp', confirm('Delete Sales Comparison', 'Delete')],
    ],
  ],
  'An application is described, and its editions are changed': [
    'superadmin',
    [
      [
        'PUT /api/applications/{id}',
        `/application/${LARKSPUR}/info`,
        edit('Edit', /^Description/, 'For all', 'Update'),
      ],
      [
        'POST /api/applications/properties',
        `/application/${LARKSPUR}/info`,
        async page => {
          for (const name of [
            'Edit',
            'Edit list: Product Edition',
            'Take Baseline off the list',
            'Save list',
          ])
            await press(name)(page);
        },
      ],
    ],
  ],
  'An application gets tools and loses one': [
    'superadmin',
    [
      [
        'POST /api/applications/add/tool/bulk',
        tab('tools'),
        async page => {
          await press('Add tools')(page);
          await page
            .getByRole('dialog')
            .getByRole('list', { name: 'Tools found', exact: true })
            .getByRole('checkbox', { checked: false })
            .first()
            .click();
          await page.getByRole('dialog').getByRole('button', { name: 'Add 1 tool', exact: true }).click();
        },
      ],
      [
        'DELETE /api/applications/remove/tool/{appId}/{toolId}',
        tab('tools'),
        confirmIn('region', 'Tools', 'button[aria-label^="Remove "]', 'Remove'),
      ],
      [
        'POST /api/applications/copy/tools',
        tab('tools'),
        async page => {
          await press('Copy tools from...')(page);
          const dialog = page.getByRole('dialog');
          await pick(dialog, 'Application', 'City of Millbrook');
          await dialog.getByRole('button', { name: 'Copy tools', exact: true }).click();
        },
      ],
    ],
  ],
  'An application gets somebody and loses somebody; another one is deleted': [
    'superadmin',
    [
      [
        'POST /api/applications/{id}/users',
        tab('users'),
        async page => {
          await pick(main(page), 'Add a user', 'Grace Lindqvist');
          await press('Add user')(page);
        },
      ],
      [
        'DELETE /api/applications/{id}/users/{userId}',
        tab('users'),
        confirmIn('table', undefined, 'button[aria-label^="Remove "]', 'Remove'),
      ],
      ['DELETE /api/applications/{id}', `/?organization=${applicationId(2)}`, confirm('Delete…', 'Delete')],
    ],
  ],
  'A layer is made, changed and deleted': [
    'superadmin',
    [
      [
        'POST /api/layers/{appId}',
        layers,
        async page => {
          await press('New layer')(page);
          const form = page.getByRole('form', { name: 'New layer', exact: true });
          await form.getByRole('textbox', { name: /^Name/ }).fill('Wells');
          await form.getByLabel(/^Geometry/).selectOption('Point');
          await press('Create layer')(page);
        },
      ],
      ['PUT /api/layers/{id}', layers, edit('Edit Parcels', /^Description/, 'As recorded', 'Save')],
      ['DELETE /api/layers/{id}', layers, confirm('Delete Parcels', 'Delete')],
    ],
  ],
  'A group of protected layers is made, changed and deleted': [
    'superadmin',
    [
      [
        'POST /api/protectedLayers/application/{appId}',
        layers,
        async page => {
          await press('New group')(page);
          await page.getByLabel(/^Group index/).fill('9');
          await edit(undefined, /^Group name/, 'Sealed', 'Create group')(page);
        },
      ],
      [
        'PUT /api/protectedLayers/{id}',
        layers,
        async page => {
          await page
            .getByRole('list', { name: 'Protected layers', exact: true })
            .getByRole('button', { name: /^Edit .*$/ })
            .first()
            .click();
          await edit(undefined, /^Group name/, 'Closed', 'Save')(page);
        },
      ],
      [
        'DELETE /api/protectedLayers/{id}',
        layers,
        confirmIn('list', 'Protected layers', 'button[aria-label^="Delete"]', 'Delete'),
      ],
    ],
  ],
  'A layer of a service is looked into; a path is added': [
    'superadmin',
    [
      [
        'GET /api/applications/dynamic-layer-details',
        layers,
        async page => {
          for (const name of ['Add from a service', /^Assessor\/Parcels.*$/, 'Details of Parcels'])
            await press(name)(page);
        },
      ],
      [
        'POST /api/applications/update/paths',
        tab('application-paths'),
        async page => {
          const form = page
            .getByRole('form')
            .filter({ has: page.getByRole('button', { name: 'Add path', exact: true }) });
          await form.getByLabel(/^Type/).selectOption('Plat');
          await form.getByLabel(/^Path/).fill('https://files.example/plats');
          await press('Add path')(page);
        },
      ],
    ],
  ],
  'A department gets somebody and lets her go': [
    'superadmin',
    [
      [
        'PUT /api/applications/workOrderDepartments/{deptId}/users/{userId}/userTypes/{type}',
        tab('application-work-orders', LARKSPUR, `?workDepartment=${PARKS}`),
        async page => {
          await pick(main(page), 'Add a person', 'Grace Lindqvist');
          await press('Show in the list')(page);
          await press('Add Grace Lindqvist to admins')(page);
        },
      ],
      [
        'DELETE /api/applications/workOrderDepartments/{deptId}/users/{userId}/userTypes/{type}',
        parks,
        confirm('Remove Grace Lindqvist from admins', 'Remove'),
      ],
    ],
  ],
  'A field app is renamed and another made': [
    'superadmin',
    [
      [
        'PUT /api/field/{id}',
        tab('field-apps'),
        edit('Edit field app', /^Field app name/, 'Night Crew', 'Save'),
      ],
      [
        'POST /api/field/{appId}',
        tab('field-apps', LARKSPUR, '?fieldApp=new'),
        edit(undefined, /^Field app name/, 'Day Crew', 'Create field app'),
      ],
    ],
  ],
  'A day of news is deleted; an application to clone is searched': [
    'superadmin',
    [
      ['DELETE /api/notifications/{id}', '/#notifications', confirm('Delete group', 'Delete group')],
      [
        'GET /api/applications/search/applicationid',
        '/application/new',
        async page => {
          await main(page)
            .getByRole('region', { name: 'Clone from', exact: true })
            .getByRole('combobox', { name: 'Application to clone', exact: true })
            .fill('larkspur');
          await expect(offered(page, 'larkspur-county-assessor')).toBeVisible();
        },
      ],
    ],
  ],
};

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`);

for (const [name, [as, steps]] of Object.entries(journeys))
  test(`${name}.`, async ({ visit }) => {
    const page = await visit(as);
    for (const [call, address, act] of steps) {
      const [method, path] = call.split(' ') as [string, string];
      await page.goto(address);
      const asked = page.waitForResponse(
        answer =>
          answer.request().method() === method && patternOf(path).test(new URL(answer.url()).pathname),
      );
      const [answer] = await Promise.all([asked, act(page)]);
      expect(answer.status(), call).toBeLessThan(400);
      await answer.finished();
    }
  });
