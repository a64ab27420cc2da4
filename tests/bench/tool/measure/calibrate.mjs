import { browser } from './browser.mjs';

/** Measures the speed of the host: the milliseconds of a fixed piece of work in the browser. */
export async function calibrate() {
  const b = await browser();
  const page = await (await b.newContext()).newPage();
  const ms = await page.evaluate(() => {
    const run = () => {
      const t = performance.now();
      let s = 0;
      const a = [];
      for (let i = 0; i < 3e6; i++) {
        s = (s * 31 + i) | 0;
        if (i % 10 === 0) a.push({ i, s });
      }
      a.sort((x, y) => x.s - y.s);
      return performance.now() - t;
    };
    run();
    return Math.min(run(), run(), run());
  });
  await b.close();
  return ms;
}
