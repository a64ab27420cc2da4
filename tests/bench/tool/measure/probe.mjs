import { agent } from './agent.mjs';
import { TIMEOUT } from './options.mjs';
import { sleep } from './statistics.mjs';

export class Probe {
  static async open(ctx, prof, arms) {
    const p = new Probe();
    p.page = await ctx.newPage();
    p.cdp = await ctx.newCDPSession(p.page);
    p.marks = {};
    p.waiters = [];
    p.req = new Map();
    p.done = [];
    p.inflight = new Set();
    p.lastNet = Date.now();
    p.errors = [];
    await p.page.exposeBinding('__benchReport', (_s, j) => p.onReport(JSON.parse(j)));
    await p.page.addInitScript(agent, { arms });
    p.page.on('pageerror', e => p.errors.push(String(e).slice(0, 200)));
    const c = p.cdp;
    c.on('Network.requestWillBeSent', e => {
      if (/^(data|blob):/.test(e.request.url)) return;
      // A live connection never ends: it is counted, but not waited for.
      if (!/\/socket\.io\//.test(e.request.url)) {
        p.lastNet = Date.now();
        p.inflight.add(e.requestId);
      }
      p.req.set(e.requestId, { type: e.type, url: e.request.url, sent: e.wallTime * 1000 });
    });
    c.on('Network.responseReceived', e => {
      const r = p.req.get(e.requestId);
      if (r) {
        r.type = e.type;
        r.cached = e.response.fromDiskCache || e.response.fromPrefetchCache;
        r.mime = e.response.mimeType;
        r.status = e.response.status;
      }
    });
    c.on('Network.requestServedFromCache', e => {
      const r = p.req.get(e.requestId);
      if (r) r.cached = true;
    });
    const fin = (e, bytes) => {
      const r = p.req.get(e.requestId);
      if (p.inflight.delete(e.requestId)) p.lastNet = Date.now();
      if (r) {
        r.bytes = bytes;
        p.done.push(r);
      }
    };
    c.on('Network.loadingFinished', e => fin(e, e.encodedDataLength));
    c.on('Network.loadingFailed', e => {
      const r = p.req.get(e.requestId);
      if (r) r.failed = e.errorText;
      fin(e, 0);
    });
    await c.send('Network.enable');
    await c.send('Performance.enable');
    if (prof.cpu > 1) await c.send('Emulation.setCPUThrottlingRate', { rate: prof.cpu });
    if (prof.net) await c.send('Network.emulateNetworkConditions', { offline: false, ...prof.net });
    return p;
  }
  onReport(m) {
    (this.marks[m.k] ??= []).push(m);
    for (const w of this.waiters.filter(w => w.names.includes(m.k) && m.t >= w.after)) {
      this.waiters.splice(this.waiters.indexOf(w), 1);
      w.res(m);
    }
  }
  wait(names, after = 0, timeout = TIMEOUT) {
    names = [].concat(names);
    for (const n of names) {
      const m = (this.marks[n] ?? []).find(x => x.t >= after);
      if (m) return Promise.resolve(m);
    }
    return new Promise((res, rej) => {
      const w = {
        names,
        after,
        res: m => {
          clearTimeout(t);
          res(m);
        },
      };
      const t = setTimeout(() => {
        this.waiters = this.waiters.filter(x => x !== w);
        rej(new Error(`timeout waiting for ${names}`));
      }, timeout);
      this.waiters.push(w);
    });
  }
  async metrics() {
    return Object.fromEntries(
      (await this.cdp.send('Performance.getMetrics')).metrics.map(m => [m.name, m.value]),
    );
  }
  /** The CPU time between two readings. A change of the page's process restarts the counters at zero. */
  cpu(a, b) {
    const fresh = b.TaskDuration < a.TaskDuration;
    const d = k => Math.max(0, ((b[k] ?? 0) - (fresh ? 0 : (a[k] ?? 0))) * 1000);
    return {
      task: d('TaskDuration'),
      script: d('ScriptDuration'),
      layout: d('LayoutDuration') + d('RecalcStyleDuration'),
      heap: b.JSHeapUsedSize,
    };
  }
  async idle(quiet = 500, max = 20000) {
    const t0 = Date.now();
    while (Date.now() - t0 < max && (this.inflight.size > 0 || Date.now() - this.lastNet < quiet))
      await sleep(40);
  }
  bytes(from = 0) {
    const o = { js: 0, css: 0, font: 0, img: 0, doc: 0, api: 0, total: 0, requests: 0, cached: 0 };
    for (const r of this.done.slice(from)) {
      if (r.failed && !r.bytes) continue;
      if (r.cached) {
        o.cached++;
        continue;
      }
      const k = /javascript|wasm/.test(r.mime ?? '')
        ? 'js'
        : /css/.test(r.mime ?? '')
          ? 'css'
          : r.type === 'Font'
            ? 'font'
            : r.type === 'Image'
              ? 'img'
              : r.type === 'Document'
                ? 'doc'
                : 'api';
      o[k] += r.bytes;
      o.total += r.bytes;
      o.requests++;
    }
    return o;
  }
  async vitals() {
    return this.page.evaluate(() => {
      const B = window.__bench,
        n = performance.getEntriesByType('navigation')[0];
      return {
        fcp: B.fcp,
        lcp: B.lcp,
        cls: +B.cls.toFixed(4),
        tbt: B.long.reduce((s, [t, d]) => s + (t + d > B.fcp ? Math.max(0, d - 50) : 0), 0),
        blocked: B.long.reduce((s, [, d]) => s + Math.max(0, d - 50), 0),
        long: B.long.length,
        ttfb: n?.responseStart,
        origin: performance.timeOrigin,
      };
    });
  }
  arm(a) {
    return this.page.evaluate(x => window.__bench.arm(x), a);
  }
  sig(sel) {
    return this.page.evaluate(s => window.__bench.sig(s), sel);
  }
  clearEvents() {
    return this.page.evaluate(() => {
      window.__bench.events.length = 0;
    });
  }
  async events() {
    await sleep(120);
    return this.page.evaluate(() => window.__bench.events).catch(() => []);
  }
  /** Finds the point to click before the clock and the CPU reading start. */
  async point(sel) {
    const l = this.page.locator(sel).first();
    await l.waitFor({ timeout: TIMEOUT });
    await l.scrollIntoViewIfNeeded({ timeout: TIMEOUT }).catch(() => {});
    const b = await l.boundingBox();
    await this.page.mouse.move(b.x + b.width / 2, b.y + b.height / 2);
    await sleep(60);
    return () => this.page.mouse.click(b.x + b.width / 2, b.y + b.height / 2);
  }
  async spin(ms = 1000) {
    const a = await this.metrics();
    await sleep(ms);
    return (this.cpu(a, await this.metrics()).task * 1000) / ms;
  }
  last(k) {
    const a = this.marks[k];
    return a?.[a.length - 1];
  }
  /**
   * Runs an action. Returns the milliseconds from its event to the mark, the CPU time and the first request.
   */
  async act(fn, names, trigger = 'click', timeout = TIMEOUT) {
    const m0 = await this.metrics(),
      n0 = this.done.length,
      r0 = this.req.size,
      start = Date.now() - 2;
    await this.clearEvents().catch(() => {});
    await fn();
    const hit = await this.wait(names, start, timeout);
    const t0 = this.last(trigger).t;
    const m1 = await this.metrics();
    const sent = [...this.req.values()]
      .slice(r0)
      .filter(r => r.sent >= t0 - 2 && ['XHR', 'Fetch'].includes(r.type))
      .map(r => r.sent);
    await this.idle(250, 8000);
    const m2 = await this.metrics();
    const ev = (await this.events()).filter(e => e[2]);
    return {
      ms: hit.t - t0,
      cpu: this.cpu(m0, m1).task,
      cpuSettled: this.cpu(m0, m2).task,
      afterRequest: sent.length ? hit.t - Math.min(...sent) : null,
      debounce: sent.length ? Math.min(...sent) - t0 : null,
      inp: ev.length ? Math.max(...ev.map(e => e[1])) : 0,
      nodes: hit.x?.nodes,
      requests: this.bytes(n0).requests,
      kb: this.bytes(n0).total / 1024,
    };
  }
}
