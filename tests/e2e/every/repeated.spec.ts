import type { Locator } from '@playwright/test';
import { seededUserId } from '../../../mocks/db/demoAccounts.ts';
import {
  applicationId,
  notificationId,
  purposeId,
  toolgroupId,
  toolId,
} from '../../../mocks/db/seededIds.ts';
import type { Demo } from '../demo.ts';
import { organization, roleUrl } from '../screens/screen.ts';
import { expect, test, type Page } from '../test.ts';

/** A confirmation of a deletion, removal, cancellation or payment. */
interface Question {
  as?: string;
  path: string;
  prepare?(demo: Demo): Promise<unknown>;
  /** The button that asks. */
  ask(page: Page): Locator;
  answer: string;
}
const main = (page: Page) => page.getByRole('main');
const named =
  (name: string | RegExp): Question['ask'] =>
  page =>
    main(page).getByRole('button', { name, exact: true }).first();
const inside =
  (role: 'region' | 'list' | 'table', name: string, button: string | RegExp): Question['ask'] =>
  page =>
    main(page)
      .getByRole(role, { name, exact: true })
      .getByRole('button', { name: button, exact: true })
      .first();
const act = (name: string) => (page: Page) => main(page).locator(`[data-act=${name}]`).first();

const person = (n: number) => `/user/${seededUserId(n)}/info`;
const [BRANDON, WALTER, GRACE, DANIEL] = [person(39), person(3), person(2), person(1)];
const tab = (hash: string, more = '') => `/application/${applicationId(0)}/info${more}#${hash}`;
const PARKS = '5f3c2a100012000000000004';

const questions: Record<string, Question> = {
  'deleting a tag': { path: '/tags?q=zoning', ask: named('Delete Zoning'), answer: 'Delete' },
  'deleting a role': { path: '/roles?q=recorder', ask: named('Delete Recorder'), answer: 'Delete' },
  'deleting a user': { path: '/users?q=lindqvist', ask: named('Delete Grace Lindqvist'), answer: 'Delete' },
  'deleting a purpose': { path: '/purposes', ask: named(/^Delete /), answer: 'Delete' },
  'deleting a toolgroup': { path: '/toolgroups', ask: named(/^Delete /), answer: 'Delete' },
  'deleting a tool': { path: '/tools', ask: named(/^Delete /), answer: 'Delete' },
  'deleting an organization': {
    path: organization,
    ask: page => page.getByRole('button', { name: 'Delete…', exact: true }),
    answer: 'Delete',
  },
  'deleting an API key': { path: '/apikeys', ask: named(/^Delete key/), answer: 'Delete' },
  'deleting a layer': {
    path: tab('application-layers'),
    ask: named('Delete Address Points'),
    answer: 'Delete',
  },
  'deleting a group of protected layers': {
    path: tab('application-layers'),
    ask: inside('list', 'Protected layers', /^Delete/),
    answer: 'Delete',
  },
  'deleting a notification group': {
    path: `/?group=${notificationId(0)}#notifications`,
    ask: named('Delete group'),
    answer: 'Delete group',
  },
  'deleting a notification': {
    path: `/?group=${notificationId(0)}#notifications`,
    ask: named('Delete notification'),
    answer: 'Delete notification',
  },
  'deleting a card': {
    as: 'user',
    path: '/subscriptions',
    ask: named('Delete MasterCard ending 8210'),
    answer: 'Delete',
  },
  'cancelling a subscription': {
    as: 'user',
    path: '/subscriptions',
    ask: named('End now: Basic, City of Millbrook'),
    answer: 'End now',
  },
  'paying for a subscription again': {
    as: 'user',
    path: '/subscriptions',
    ask: named('Resubscribe: Tax Map Zone 3, Marlow County Tax Maps'),
    answer: 'Resubscribe',
  },
  'cancelling a subscription of another user': {
    path: `${GRACE}#subscriptions`,
    ask: named('End now: Basic, City of Millbrook'),
    answer: 'End now',
  },
  "removing a user's role": {
    path: WALTER,
    ask: named('Remove Admin, Larkspur County Assessor'),
    answer: 'Remove',
  },
  "removing a user's role everywhere": {
    path: BRANDON,
    ask: named('Remove Recorder, No application'),
    answer: 'Remove',
  },
  'removing an application from an admin': {
    path: WALTER,
    ask: inside('region', 'Admin access', 'Remove Larkspur County Assessor'),
    answer: 'Remove',
  },
  'removing admin privileges': {
    path: DANIEL,
    ask: named('Remove Admin Privileges'),
    answer: 'Remove Admin Privileges',
  },
  "removing a user's protected layer": {
    path: `${GRACE}#protected-layers`,
    ask: named('Remove Owner Names, Larkspur County Assessor'),
    answer: 'Remove',
  },
  'removing a user from a role': {
    path: roleUrl('Chief Deputy'),
    ask: inside('region', 'Assigned users', /^Remove (?!from several)/),
    answer: 'Remove',
  },
  'removing a toolgroup from a purpose': {
    path: `/purposes/${purposeId(3)}/info`,
    ask: act('unlink'),
    answer: 'Remove',
  },
  'removing a tool from a toolgroup': {
    path: `/toolgroup/${toolgroupId(1)}/info`,
    ask: act('unlink'),
    answer: 'Remove',
  },
  'removing a role from a tool': {
    path: `/tool/${toolId(11)}/info`,
    ask: inside('region', 'Roles assigned', /^Remove /),
    answer: 'Remove',
  },
  'removing a path': {
    path: tab('application-paths'),
    ask: inside('list', 'Application Paths', /./),
    answer: 'Remove',
  },
  'removing a user from an application': {
    path: tab('users'),
    ask: page =>
      main(page)
        .getByRole('table')
        .getByRole('button', { name: /^Remove / })
        .first(),
    answer: 'Remove',
  },
  'removing a tool from an application': {
    path: tab('tools'),
    ask: inside('region', 'Tools', /^Remove /),
    answer: 'Remove',
  },
  'removing a role from an application': {
    path: tab('tools'),
    ask: named('Remove from application'),
    answer: 'Remove',
  },
  'removing a user from a department': {
    path: tab('application-work-orders', `?workDepartment=${PARKS}&workQ=lindqvist`),
    prepare: demo =>
      demo.as(
        'second.superadmin',
        `PUT /api/applications/workOrderDepartments/${PARKS}/users/${seededUserId(2)}/userTypes/workers`,
      ),
    ask: named('Remove Grace Lindqvist from workers'),
    answer: 'Remove',
  },
};

const REPLY = 700;
const PAUSE = 120;
const wait = (time: number) => new Promise(resolve => setTimeout(resolve, time));
const question = (page: Page) => page.getByRole('alertdialog');

/** Records the presses that reach the page below a confirmation. */
const watchBelow = (page: Page) =>
  page.addInitScript(() => {
    const elementsBelow: string[] = [];
    let times: number[] = [];
    Object.assign(window, { below: elementsBelow });
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, ({ timeStamp }) => (times = [timeStamp, ...times.slice(0, 1)]), true);
    document.addEventListener('click', ({ target }) => {
      // On a busy machine, a press may come too late to count as repeated.
      const [last = 0, before = 0] = times;
      if (last - before < 500 && !(target as Element).closest('[role=alertdialog]'))
        elementsBelow.push((target as Element).outerHTML.slice(0, 120));
    });
  });
const elementsBelow = (page: Page) =>
  page.evaluate(() => (window as unknown as { below: string[] }).below.splice(0));

/** The center of an element, once it has stopped moving. */
async function positionOf(element: Locator) {
  const position = async () => {
    const { x, y, width, height } = (await element.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  let [before, now] = [await position(), await position()];
  do {
    await wait(PAUSE);
    [before, now] = [now, await position()];
  } while (before.x !== now.x || before.y !== now.y);
  return now;
}

const methods: Record<string, (page: Page, answer: Locator) => Promise<() => Promise<void>>> = {
  mouse: async (page, answer) => {
    // The text of a confirmation may still be loading, which moves its buttons.
    await page.waitForLoadState('networkidle');
    const { x, y } = await positionOf(answer);
    return () => page.mouse.click(x, y);
  },
  Enter: async (page, answer) => {
    await answer.focus();
    return () => page.keyboard.press('Enter');
  },
};

for (const [method, startPress] of Object.entries(methods))
  test.describe(`three presses by ${method}`, () => {
    for (const [name, { as = 'superadmin', path, prepare, ask, answer }] of Object.entries(questions))
      for (const reply of ['deleting a tag', 'cancelling a subscription'].includes(name)
        ? [REPLY, PAUSE / 2]
        : [REPLY])
        test(`${name} sends one request for three presses, with a reply after ${reply} ms`, async ({
          visit,
          demo,
        }) => {
          await prepare?.(demo);
          const page = await visit(as);
          await watchBelow(page);
          const writes: string[] = [];
          let release = () => {};
          const pressed = new Promise<void>(resolve => (release = resolve));
          await page.route('**/api/**', async route => {
            const method = route.request().method();
            if (method !== 'GET') {
              writes.push(`${method} ${new URL(route.request().url()).pathname}`);
              await wait(reply);
              if (reply === REPLY) await pressed;
            }
            await route.continue();
          });
          await page.goto(path);
          await ask(page).click();
          const button = question(page).getByRole('button', { name: answer, exact: true });
          await expect(button).toBeVisible();
          const press = await startPress(page, button);
          await elementsBelow(page);
          await press();
          await wait(PAUSE);
          await press();
          await wait(PAUSE);
          await press();
          if (reply === REPLY) await expect(button).toHaveAttribute('aria-busy', 'true');
          release();
          await expect(question(page)).toBeHidden();
          expect(await elementsBelow(page)).toEqual([]);
          expect(writes).toHaveLength(1);
        });
  });

for (const [method, startPress] of Object.entries(methods))
  test(`three presses by ${method} on a bulk action do not press the Stop button that replaces it`, async ({
    staff,
    demo,
  }) => {
    await demo.fault({ match: 'PUT /api/users/*', delayMs: REPLY });
    await staff.goto('/users?q=map.example&pageSize=12');
    for (const name of ['Grace Lindqvist', 'Walter Amari'])
      await staff.getByLabel(`Select ${name}`, { exact: true }).check();
    await staff
      .getByRole('toolbar', { name: 'Selected users' })
      .getByRole('button', { name: 'Deactivate', exact: true })
      .click();
    const dialog = staff.getByRole('dialog');
    const press = await startPress(staff, dialog.getByRole('button', { name: 'Deactivate', exact: true }));
    for (let n = 0; n < 3; n += 1) {
      await press();
      await wait(PAUSE);
    }
    await expect(dialog.getByRole('heading', { name: '2 users deactivated', exact: true })).toBeVisible();
  });
