#!/usr/bin/env node
// Measures admin consoles side by side in a browser. README.md says how.
//   node measure.mjs --apps apps/a.json,apps/b.json [--runs 5] [--profiles slow,raw]
//                    [--passes load,leak,axe] [--baseline NAME] [--out results/x.json]
// Each combination of round, profile and app gets a fresh browser with an empty profile. The rounds are interleaved and
// the order of the apps rotates, so that a host that becomes slower or faster hits every app alike.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { axeRun } from './measure/axe.mjs';
import { browser } from './measure/browser.mjs';
import { calibrate } from './measure/calibrate.mjs';
import { leakRun } from './measure/leak.mjs';
import { loadRun } from './measure/load.mjs';
import { apps, LEAK_RUNS, out, passes, PROFILES, profiles, RUNS, WARM_UPS } from './measure/options.mjs';
import { report } from './measure/report.mjs';

const result = {
  started: new Date().toISOString(),
  node: process.version,
  cpus: os.cpus().length,
  cpuModel: os.cpus()[0].model,
  runs: RUNS,
  profiles: Object.fromEntries(profiles.map(name => [name, PROFILES[name]])),
  apps: {},
  calibration: [],
};
const b = await browser();
result.browser = b.version();
await b.close();
for (const app of apps)
  result.apps[app.name] = {
    config: app,
    load: Object.fromEntries(profiles.map(name => [name, []])),
    leak: [],
    axe: null,
  };

const save = () => {
  if (!out) return;
  fs.mkdirSync(path.dirname(out), { recursive: true });
  fs.writeFileSync(out, JSON.stringify(result, null, 1));
};
const log = (...words) => console.error(new Date().toISOString().slice(11, 19), ...words);
/** The apps that take part in a pass; empty if the pass is not requested. */
const appsOf = pass =>
  passes.includes(pass) ? apps.filter(app => !app.passes || app.passes.includes(pass)) : [];

const loaded = appsOf('load');
if (loaded.length) {
  for (let i = 0; i < WARM_UPS; i++)
    for (const app of loaded) {
      const run = await loadRun(app, PROFILES.raw);
      log('warm-up', app.name, run.errors ?? 'ok');
    }
  for (let i = 0; i < RUNS; i++) {
    result.calibration.push(await calibrate());
    for (const profile of profiles)
      for (let k = 0; k < loaded.length; k++) {
        const app = loaded[(k + i) % loaded.length];
        const from = Date.now();
        const run = await loadRun(app, PROFILES[profile]);
        result.apps[app.name].load[profile].push(run);
        save();
        const seconds = ((Date.now() - from) / 1000).toFixed(0);
        log(`run ${i + 1}/${RUNS}`, profile, app.name, `${seconds}s`, run.errors ?? '');
      }
  }
}
for (let i = 0; i < LEAK_RUNS; i++)
  for (const app of appsOf('leak').filter(({ detail }) => detail)) {
    const run = await leakRun(app);
    result.apps[app.name].leak.push(run);
    save();
    log('leak', app.name, run.error ?? `${run.kbPerCycle.toFixed(1)} KiB/cycle`);
  }
for (const app of appsOf('axe')) {
  const run = await axeRun(app);
  result.apps[app.name].axe = run;
  save();
  log('axe', app.name, run.error ?? 'ok');
}

result.finished = new Date().toISOString();
save();
const text = report(result);
if (out) fs.writeFileSync(out.replace(/\.json$/, '.md'), text);
console.log(text);
