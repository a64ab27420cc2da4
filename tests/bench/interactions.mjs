// Measures the milliseconds from a key press to the painted page, on a running console with the demo's
// accounts: `node tests/bench/interactions.mjs http://127.0.0.1:3000`. It leaves its records there.
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs';

const url = process.argv[2];
const MOVES = 20;
const KEYS = 40;
const MEGABYTES = 5;

const ask = async (route, body, token) => {
  const [method, path] = route.split(' ');
  const reply = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${route} answered ${reply.status}: ${text.slice(0, 200)}`);
  return text ? JSON.parse(text) : undefined;
};
const { token } = await ask('POST /auth/local', { email: 'superadmin@map.example', password: 'Assessor1' });
const as = (route, body) => ask(route, body, token);

const browser = await chromium.launch({ ...(await findBrowser()), args: BROWSER_ARGS });
const rows = [];
const row = (goal, measured, most) =>
  rows.push({
    goal,
    'measured ms': Math.round(measured),
    'at most': most ?? '',
    met: most === undefined ? '' : measured <= most ? 'yes' : 'NO',
  });
const sorted = list => list.toSorted((a, b) => a - b);
const median = list => sorted(list)[list.length >> 1];

/**
 * Opens a page as a superadmin and records every interaction, from its event to the frame that shows its
 * result.
 */
async function opened(path, throttle = 1) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'token', value: token, url }]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.noted = [];
    const note = ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => window.noted.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(0);
      });
    addEventListener('keydown', note, { capture: true });
  });
  if (throttle > 1)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(url + path);
  return page;
}
const noted = page => page.evaluate(() => window.noted.splice(0));

async function reorder() {
  const made = [];
  for (let i = 0; i < 500; i++)
    made.push(
      await as('POST /api/toolgroups/', {
        toolGroupName: `Group ${String(i).padStart(3, '0')}`,
        helpInfo: 'One of five hundred',
      }),
    );
  const purpose = await as('POST /api/purposes', {
    purposeName: `Five hundred groups ${Date.now()}`,
    helpInfo: 'To sort',
  });
  await as(`PUT /api/purposes/${purpose._id}`, { ...purpose, toolgroups: made.map(({ _id }) => _id) });
  const page = await opened(`/purposes/${purpose._id}/info`);
  await page.getByRole('button', { name: 'Move Group 250 down' }).focus();
  await page.waitForTimeout(1500);
  await noted(page);
  for (let i = 0; i < MOVES; i++) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(400);
  }
  row('move one of 500 toolgroups by its button, median', median(await noted(page)), 50);
  await page.getByRole('button', { name: 'Drag Group 100' }).focus();
  await noted(page);
  await page.keyboard.press('Space');
  await page.waitForTimeout(800);
  row('  lift it by the keyboard', Math.max(...(await noted(page))));
  for (let i = 0; i < MOVES; i++) {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(250);
  }
  row('  carry it by one, median', median(await noted(page)), 50);
  await page.keyboard.press('Space');
  await page.waitForTimeout(800);
  row('  drop it', Math.max(...(await noted(page))));
  await page.context().close();
}

/** A config of several megabytes as a tool's default. */
async function bigConfig() {
  const layers = Array.from({ length: 1000 * MEGABYTES * 4 }, (_, id) => ({
    id,
    name: `Layer ${id}`,
    url: `https://maps.example/arcgis/rest/services/Layer${id}/MapServer`,
    visible: id % 3 === 0,
    opacity: 0.75,
    fields: ['OBJECTID', 'PARCELNUM', 'OWNERNAME'],
  }));
  const text = JSON.stringify({ layers }, null, 2);
  const tool = await as('POST /api/tools/', {
    toolName: `Large config ${Date.now()}`,
    helpInfo: 'Megabytes',
    toolDefaultConfig: { layers },
  });
  const size = `${(text.length / 1e6).toFixed(1)} MB`;
  for (const [throttle, most] of [
    [1, 50],
    [4, 150],
  ]) {
    const page = await opened(`/tool/${tool._id}/info`, throttle);
    const named = throttle === 1 ? '' : `, ${throttle}× throttled`;
    await page.getByRole('textbox', { name: /JSON/ }).waitFor({ timeout: 120_000 });
    if (throttle === 1) {
      await page.goto(`${url}/tools?query=${encodeURIComponent(tool.toolName)}`);
      await page.getByRole('link', { name: tool.toolName, exact: true }).first().focus();
      await noted(page);
      const from = Date.now();
      await page.keyboard.press('Enter');
      await page.locator('.cm-line').first().waitFor();
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
      row(`open ${size} in Raw from the list, its answer included`, Date.now() - from, 1000);
    }
    await page.waitForTimeout(3000 * throttle);
    for (const [position, go] of [
      ['top', []],
      ['end', ['Control+End']],
    ]) {
      await page.getByRole('textbox', { name: /JSON/ }).focus();
      for (const key of go) await page.keyboard.press(key);
      await page.waitForTimeout(1000 * throttle);
      await noted(page);
      for (let i = 0; i < KEYS; i++) {
        await page.keyboard.press('x');
        await page.waitForTimeout(60 * throttle);
      }
      row(`key in ${size} at the ${position}${named}, median`, median(await noted(page)), most);
    }
    await page.context().close();
  }
}

/** Opens the access of a user with 500 roles. Each role is read once and shown as it arrives. */
async function access() {
  const { data } = await as('GET /api/users?pageSize=0');
  const crowded = data.find(({ rolesAssigned }) => rolesAssigned.length === 500);
  const page = await opened(`/user/${crowded._id}/info`);
  await page.getByRole('tab', { name: 'Access', exact: true }).waitFor();
  await page.waitForTimeout(1500);
  const requests = [];
  page.on(
    'request',
    request => request.resourceType() === 'fetch' && requests.push(`${request.method()} ${request.url()}`),
  );
  await page.getByRole('tab', { name: 'Access', exact: true }).focus();
  const from = Date.now();
  await page.keyboard.press('Enter');
  await page.getByLabel('Access step by step').waitFor();
  // Both the page and the list may show progress.
  await page.waitForFunction(() => !document.querySelector('[role=progressbar], progress'));
  row('what a person with 500 roles can reach, all of it read', Date.now() - from);
  row('  the same call asked twice (calls)', requests.length - new Set(requests).size, 0);
  await page.context().close();
}

await reorder();
await bigConfig();
await access();
console.table(rows);
await browser.close();
