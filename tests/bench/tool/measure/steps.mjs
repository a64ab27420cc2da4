import { fillLogin, gotoList, url } from './browser.mjs';
import { TIMEOUT } from './options.mjs';
import { median, pct, sleep } from './statistics.mjs';

const TEXT30 = 'The quick brown fox jumps over';

/** Waits for a change of the list's rows. */
const changed = app => ({ name: 'change', sel: app.list.row, not: app.list.loading, filled: true });

export async function loginForm(p, app) {
  const m0 = await p.metrics();
  await p.page.goto(url(app, app.login.url), { waitUntil: 'commit', timeout: TIMEOUT });
  const hit = await p.wait('login');
  const m1 = await p.metrics();
  const atReady = p.bytes();
  await p.idle();
  const m2 = await p.metrics();
  const v = await p.vitals();
  return {
    ready: hit.t - v.origin,
    ...p.cpu(m0, m1),
    taskSettled: p.cpu(m0, m2).task,
    heapSettled: m2.JSHeapUsedSize,
    idleMsPerS: await p.spin(),
    vitals: v,
    atReady,
    bytes: p.bytes(),
    nodes: hit.x.nodes,
  };
}

/** Signs in, until the first rows are painted. The code that both views share is already loaded. */
export async function signInThroughForm(p, app) {
  const n0 = p.done.length,
    go = await fillLogin(p, app),
    ma = await p.metrics(),
    t0 = Date.now();
  await go();
  const click = await p.wait('click', t0 - 2);
  const nav = gotoList(p, app);
  const hit = await p.wait('rows', click.t);
  await nav;
  const mb = await p.metrics();
  await p.idle();
  return { ms: hit.t - click.t, ...p.cpu(ma, mb), bytes: p.bytes(n0), coldTotal: p.bytes(0) };
}

export async function listOpened(p, app) {
  const m0 = await p.metrics();
  await p.page.goto(url(app, app.list.url), { waitUntil: 'commit', timeout: TIMEOUT });
  const hit = await p.wait('rows');
  const m1 = await p.metrics();
  await p.idle();
  const m2 = await p.metrics();
  const v = await p.vitals();
  const nodes = await p.page.evaluate(() => document.getElementsByTagName('*').length);
  const rows = await p.page.evaluate(s => document.querySelectorAll(s).length, app.list.row);
  return {
    ready: hit.t - v.origin,
    ...p.cpu(m0, m1),
    taskSettled: p.cpu(m0, m2).task,
    heapSettled: m2.JSHeapUsedSize,
    idleMsPerS: await p.spin(),
    vitals: v,
    bytes: p.bytes(),
    nodes,
    rows,
  };
}

/** Goes to the next page of the list, three times. */
export async function nextPage(p, app) {
  const out = [];
  for (let i = 0; i < 3; i++) {
    await p.arm({ ...changed(app), min: 5, change: await p.sig(app.list.row) });
    out.push(await p.act(await p.point(app.list.next), ['change', 'rows']));
    await sleep(150);
  }
  return {
    first: out[0].ms,
    ms: median(out.map(o => o.ms)),
    afterRequest: median(out.map(o => o.afterRequest)),
    cpu: median(out.map(o => o.cpu)),
    cpuSettled: median(out.map(o => o.cpuSettled)),
    inp: median(out.map(o => o.inp)),
    requests: median(out.map(o => o.requests)),
  };
}

/**
 * Searches the list. All letters except the last are typed and searched for first, because some apps search
 * from the first letter on. Only the last letter is measured.
 */
export async function search(p, app) {
  const s = app.list.search;
  if (s.open) {
    await p.page.click(s.open);
    await sleep(600);
  }
  await p.page.click(s.input);
  await sleep(100);
  if (!s.enter) {
    await p.page.keyboard.type(s.text.slice(0, -1), { delay: 60 });
    await sleep(1500);
    await p.idle(300, 5000);
  }
  await p.arm({ ...changed(app), min: s.min ?? 1, change: await p.sig(app.list.row) });
  const r = await p.act(
    async () => {
      await p.page.keyboard.type(s.enter ? s.text : s.text.slice(-1), { delay: 40 });
      if (s.enter) await p.page.keyboard.press('Enter');
    },
    ['change', 'rows'],
    'key',
  );
  await p.page.fill(s.input, '').catch(() => {});
  if (s.enter) await p.page.keyboard.press('Enter');
  await sleep(1200);
  await p.idle(500, 5000);
  const deb = r.debounce ?? s.debounceMs ?? 0;
  return { ms: r.ms, debounce: deb, net: r.ms - deb, cpu: r.cpuSettled, requests: r.requests };
}

/** Opens a record from the list three times: first on a new page, then after going back to the list. */
export async function detail(p, app) {
  const out = [];
  for (let i = 0; i < 3; i++) {
    if (i === 0) {
      await p.page.goto('about:blank');
      await p.page.goto(url(app, app.list.url), { waitUntil: 'commit' });
    } else await p.page.evaluate(() => history.back());
    await p.page.waitForSelector(app.list.row);
    await p.idle(300, 5000);
    await sleep(150);
    await p.arm({ name: 'detail', sel: app.detail.ready, enabled: true, not: app.detail.loading });
    out.push(await p.act(await p.point(app.list.detailLink), 'detail'));
    await sleep(200);
  }
  return {
    first: out[0].ms,
    firstKb: out[0].kb,
    ms: median(out.slice(1).map(o => o.ms)),
    cpu: median(out.slice(1).map(o => o.cpu)),
    cpuSettled: median(out.slice(1).map(o => o.cpuSettled)),
    requests: median(out.slice(1).map(o => o.requests)),
    nodes: out[2].nodes,
  };
}

export async function typing(p, app) {
  await p.page.click(app.detail.text);
  await p.page.keyboard.press('End');
  await sleep(400);
  await p.clearEvents();
  const ma = await p.metrics(),
    t0 = Date.now();
  await p.page.keyboard.type(TEXT30, { delay: 90 });
  const wall = Date.now() - t0;
  await sleep(250);
  const mb = await p.metrics();
  const ev = await p.events();
  const keys = ev.filter(
    e => e[0] === 'keydown' || e[0] === 'keypress' || e[0] === 'beforeinput' || e[0] === 'input',
  );
  const byId = {};
  for (const e of ev) if (e[2]) byId[e[2]] = Math.max(byId[e[2]] ?? 0, e[1]);
  const per = Object.values(byId);
  // The browser reports no event under 16 ms.
  while (per.length < TEXT30.length) per.push(8);
  const ok = (await p.page.inputValue(app.detail.text).catch(() => '')).includes(TEXT30);
  return {
    perKeyCpu: p.cpu(ma, mb).task / TEXT30.length,
    perKeyScript: p.cpu(ma, mb).script / TEXT30.length,
    inp: Math.max(...per),
    p50: median(per),
    p98: pct(per, 0.98),
    reported: Object.keys(byId).length,
    handlerMax: keys.length ? Math.max(...keys.map(e => e[3])) : 0,
    wall,
    typedOk: ok,
  };
}

/** Opens the list again. */
export async function listAgain(p, app) {
  const m0 = await p.metrics();
  await p.page.goto(url(app, app.list.url), { waitUntil: 'commit' });
  const hit = await p.wait('rows');
  const m1 = await p.metrics();
  await p.idle();
  const v = await p.vitals();
  return { ready: hit.t - v.origin, ...p.cpu(m0, m1), vitals: v, bytes: p.bytes() };
}

export async function hundredRows(p, app, record) {
  const m0 = await p.metrics();
  await p.page.goto(url(app, app.list.url100), { waitUntil: 'commit' });
  const hit = await p.wait('rows');
  const m1 = await p.metrics();
  await p.idle();
  const v = await p.vitals();
  const nodes = await p.page.evaluate(() => document.getElementsByTagName('*').length);
  return {
    ready: hit.t - v.origin,
    ...p.cpu(m0, m1),
    nodes,
    nodesPerRow: record.list ? (nodes - record.list.nodes) / (hit.x.count - record.list.rows) : null,
    heapSettled: (await p.metrics()).JSHeapUsedSize,
  };
}
