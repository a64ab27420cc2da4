import { arms, browser, context, prepare, rowArm } from './browser.mjs';
import { shots } from './options.mjs';
import { Probe } from './probe.mjs';
import {
  detail,
  hundredRows,
  listAgain,
  listOpened,
  loginForm,
  nextPage,
  search,
  signInThroughForm,
  typing,
} from './steps.mjs';

/** The pass "load": the bytes that the views of an app load, and how fast they respond. */
export async function loadRun(app, profile) {
  prepare(app);
  const record = {};
  const b = await browser();
  let ctx, p;
  const step = async (name, measured) => {
    try {
      record[name] = await measured(p, app, record);
    } catch (e) {
      record[name] = null;
      (record.errors ??= []).push(`${name}: ${String(e.message).split('\n')[0]}`);
      if (shots) await p.page.screenshot({ path: `${shots}/${app.name}-${name}.png` }).catch(() => {});
    }
  };
  try {
    // Everything is cold.
    ctx = await context(b);
    p = await Probe.open(ctx, profile, [{ name: 'login', sel: app.login.ready, enabled: true }, rowArm(app)]);
    await step('login', loginForm);
    await step('loginToList', signInThroughForm);
    const state = await ctx.storageState();
    record.pageErrors = p.errors.length ? p.errors : undefined;
    await ctx.close();

    // The user is signed in, the HTTP cache is empty.
    ctx = await context(b, state);
    p = await Probe.open(ctx, profile, arms(app));
    await step('list', listOpened);
    if (app.list.next) await step('next', nextPage);
    if (app.list.search) await step('search', search);
    if (app.detail) await step('detail', detail);
    if (app.detail?.text) await step('typing', typing);
    await p.page.close({ runBeforeUnload: false });

    // The HTTP cache is full.
    p = await Probe.open(ctx, profile, [rowArm(app)]);
    await step('warm', listAgain);
    await p.page.close({ runBeforeUnload: false });
    if (app.list.url100) {
      p = await Probe.open(ctx, profile, [{ ...rowArm(app), min: 100 }]);
      await step('rows100', hundredRows);
    }
    await ctx.close();
  } finally {
    await b.close();
  }
  return record;
}
