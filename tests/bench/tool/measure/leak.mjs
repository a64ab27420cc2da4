import { browser, context, fillLogin, gotoList, prepare, rowArm, url } from './browser.mjs';
import { CYCLES, PROFILES } from './options.mjs';
import { Probe } from './probe.mjs';
import { sleep, slope } from './statistics.mjs';

/** The pass "leak": the heap that each trip list → detail → list keeps. */
export async function leakRun(app) {
  prepare(app);
  const b = await browser();
  const R = { points: [] };
  try {
    const ctx = await context(b),
      p = await Probe.open(ctx, PROFILES.raw, [
        { name: 'login', sel: app.login.ready, enabled: true },
        rowArm(app),
      ]);
    await p.page.goto(url(app, app.login.url), { waitUntil: 'commit' });
    await p.wait('login');
    await p.idle(300);
    const t0 = Date.now() - 2;
    const submit = await fillLogin(p, app);
    await submit();
    await gotoList(p, app);
    await p.wait('rows', t0);
    await p.idle(300);
    const gc = async i => {
      for (let k = 0; k < 2; k++) {
        await p.cdp.send('HeapProfiler.collectGarbage');
        await sleep(120);
      }
      const m = await p.metrics();
      R.points.push({
        i,
        heap: m.JSHeapUsedSize,
        nodes: m.Nodes,
        listeners: m.JSEventListeners,
        docs: m.Documents,
      });
    };
    for (let i = 0; i <= CYCLES; i++) {
      if (i >= 5 && i % 5 === 0) await gc(i);
      if (i === CYCLES) break;
      await p.page.evaluate(() => window.__bench?.disarm());
      await p.arm({ name: 'd' + i, sel: app.detail.ready, not: app.detail.loading });
      await p.page.click(app.list.detailLink);
      if (app.mpa) await p.page.waitForSelector(app.detail.ready);
      else await p.wait('d' + i);
      await sleep(60);
      if (app.mpa) {
        await p.page.goBack({ waitUntil: 'commit' });
        await p.page.waitForSelector(app.list.row);
      } else {
        await p.arm({ name: 'l' + i, sel: app.list.row, min: 5, not: app.detail.gone ?? app.detail.ready });
        await p.page.evaluate(() => history.back());
        await p.wait('l' + i);
      }
      await sleep(60);
    }
    // At the first point modules are still loading and caches are still empty.
    const pts = R.points.slice(1);
    R.heapStart = R.points[0].heap;
    R.heapEnd = R.points.at(-1).heap;
    R.kbPerCycle = slope(pts.map(x => [x.i, x.heap])) / 1024;
    R.nodesPerCycle = slope(pts.map(x => [x.i, x.nodes]));
    R.listenersPerCycle = slope(pts.map(x => [x.i, x.listeners]));
  } catch (e) {
    R.error = String(e.message).split('\n')[0];
  } finally {
    await b.close();
  }
  return R;
}
