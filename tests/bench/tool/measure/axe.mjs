import { AxeBuilder } from '@axe-core/playwright';
import { browser, context, gotoList, prepare, url } from './browser.mjs';
import { TIMEOUT } from './options.mjs';
import { sleep } from './statistics.mjs';

/** The pass "axe": the rules of axe-core that the login, the list and the detail violate. */
export async function axeRun(app) {
  prepare(app);
  const b = await browser();
  const R = {};
  const scan = async page => {
    const r = await new AxeBuilder({ page }).analyze();
    return {
      rules: r.violations.length,
      nodes: r.violations.reduce((s, v) => s + v.nodes.length, 0),
      serious: r.violations.filter(v => ['serious', 'critical'].includes(v.impact)).length,
      list: r.violations.map(v => `${v.id}(${v.impact},${v.nodes.length})`),
    };
  };
  try {
    const ctx = await context(b),
      page = await ctx.newPage();
    await page.goto(url(app, app.login.url));
    await page.waitForSelector(app.login.ready);
    await sleep(800);
    R.login = await scan(page);
    for (const f of app.login.fields) await page.fill(f.sel, f.value);
    await page.click(app.login.submit);
    await gotoList({ page }, app);
    await page.waitForSelector(app.list.row, { timeout: TIMEOUT });
    await sleep(1500);
    R.list = await scan(page);
    await page.click(app.list.detailLink);
    await page.waitForSelector(app.detail.ready, { timeout: TIMEOUT });
    await sleep(1500);
    R.detail = await scan(page);
  } catch (e) {
    R.error = String(e.message).split('\n')[0];
  } finally {
    await b.close();
  }
  return R;
}
