import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    apps: { type: 'string' },
    profiles: { type: 'string', default: 'slow,raw' },
    passes: { type: 'string', default: 'load,leak,axe' },
    runs: { type: 'string', default: '5' },
    leakruns: { type: 'string', default: '1' },
    cycles: { type: 'string', default: '50' },
    warmup: { type: 'string', default: '1' },
    timeout: { type: 'string', default: '60000' },
    baseline: { type: 'string' },
    out: { type: 'string' },
    shots: { type: 'string' },
    motion: { type: 'string', default: 'reduced' },
    browser: { type: 'string', default: '/usr/bin/chromium' },
    flags: { type: 'string', default: '' },
  },
});
if (!values.apps) throw new Error('--apps names the descriptions of the apps, separated by commas');
const listed = text => text.split(',').filter(Boolean);

/**
 * How much the CPU and the network (bytes per second, milliseconds) are slowed down; null leaves the network
 * as it is.
 */
export const PROFILES = {
  slow: { cpu: 4, net: { latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 } },
  raw: { cpu: 1, net: null },
};

export const apps = listed(values.apps).map(file => JSON.parse(readFileSync(file, 'utf8')));
export const profiles = listed(values.profiles);
export const passes = listed(values.passes);
export const baseline = apps.find(({ name }) => name === values.baseline)?.name;
export const { out, shots } = values;
export const program = values.browser;
export const flags = listed(values.flags);
export const reducedMotion = values.motion === 'full' ? 'no-preference' : 'reduce';
export const RUNS = Number(values.runs);
export const LEAK_RUNS = Number(values.leakruns);
export const CYCLES = Number(values.cycles);
export const WARM_UPS = Number(values.warmup);
export const TIMEOUT = Number(values.timeout);
