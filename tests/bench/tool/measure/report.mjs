import { apps, baseline, CYCLES, passes, PROFILES, profiles, RUNS } from './options.mjs';
import { median } from './statistics.mjs';

const get = (o, k) => k.split('.').reduce((x, y) => x?.[y], o);
const kb = x => (x == null ? '–' : (x / 1024).toFixed(x < 102400 ? 1 : 0)),
  ms = x => (x == null ? '–' : x < 20 ? x.toFixed(1) : Math.round(x)),
  mb = x => (x == null ? '–' : (x / 1048576).toFixed(1)),
  n = x => (x == null ? '–' : +x.toFixed(2));
/** The rows of the table of loads: label, path in a run, and format. */
const perProfile = [
  ['login: JS KiB', 'login.bytes.js', kb],
  ['login: CSS KiB', 'login.bytes.css', kb],
  ['login: total KiB', 'login.bytes.total', kb],
  ['login: requests', 'login.bytes.requests', n],
  ['login: KiB before form usable', 'login.atReady.total', kb],
  ['login -> rows: further KiB', 'loginToList.bytes.total', kb],
  ['login -> rows: further requests', 'loginToList.bytes.requests', n],
  ['cold session total KiB (login + list)', 'loginToList.coldTotal.total', kb],
  ['list opened directly, cold: JS KiB', 'list.bytes.js', kb],
  ['list cold: total KiB', 'list.bytes.total', kb],
  ['list cold: requests', 'list.bytes.requests', n],
  ['login form usable, ms', 'login.ready', ms],
  ['login: main thread ms', 'login.task', ms],
  ['login: script ms', 'login.script', ms],
  ['login: style+layout ms', 'login.layout', ms],
  ['login: heap MiB', 'login.heapSettled', mb],
  ['login page idle: main thread ms per s', 'login.idleMsPerS', ms],
  ['list page idle: main thread ms per s', 'list.idleMsPerS', ms],
  ['login FCP', 'login.vitals.fcp', ms],
  ['login LCP', 'login.vitals.lcp', ms],
  ['login CLS', 'login.vitals.cls', n],
  ['login TBT (after FCP)', 'login.vitals.tbt', ms],
  ['login blocking time, all', 'login.vitals.blocked', ms],
  ['submit -> rows, ms', 'loginToList.ms', ms],
  ['submit -> rows: main thread ms', 'loginToList.task', ms],
  ['list cold: rows painted, ms', 'list.ready', ms],
  ['list cold: main thread ms', 'list.task', ms],
  ['list cold: script ms', 'list.script', ms],
  ['list cold: style+layout ms', 'list.layout', ms],
  ['list heap MiB', 'list.heapSettled', mb],
  ['list FCP', 'list.vitals.fcp', ms],
  ['list LCP', 'list.vitals.lcp', ms],
  ['list CLS', 'list.vitals.cls', n],
  ['list TBT (after FCP)', 'list.vitals.tbt', ms],
  ['list blocking time, all', 'list.vitals.blocked', ms],
  ['list warm cache: rows painted, ms', 'warm.ready', ms],
  ['list warm: main thread ms', 'warm.task', ms],
  ['list warm: KiB', 'warm.bytes.total', kb],
  ['next page: click -> rows, ms', 'next.ms', ms],
  ['next page: main thread ms', 'next.cpu', ms],
  ['next page: INP ms', 'next.inp', ms],
  ['next page: requests', 'next.requests', n],
  ['search: last key -> results, ms', 'search.ms', ms],
  ['search: of which debounce', 'search.debounce', ms],
  ['search: rest, ms', 'search.net', ms],
  ['search: main thread ms', 'search.cpu', ms],
  ['detail first open, ms', 'detail.first', ms],
  ['detail again, ms', 'detail.ms', ms],
  ['detail: main thread ms', 'detail.cpu', ms],
  ['detail: requests', 'detail.requests', n],
  ['detail: further KiB first time', 'detail.firstKb', x => (x == null ? '–' : x.toFixed(1))],
  ['typing: main thread ms per key', 'typing.perKeyCpu', x => (x == null ? '–' : x.toFixed(2))],
  ['typing: INP (worst key)', 'typing.inp', ms],
  ['typing: p50 key', 'typing.p50', ms],
  ['typing: text arrived', 'typing.typedOk', n],
  ['DOM nodes login', 'login.nodes', n],
  ['DOM nodes list', 'list.nodes', n],
  ['rows in it', 'list.rows', n],
  ['DOM nodes 100 rows', 'rows100.nodes', n],
  ['DOM nodes per row', 'rows100.nodesPerRow', n],
  ['100 rows: main thread ms (warm cache)', 'rows100.task', ms],
  ['100 rows: heap MiB', 'rows100.heapSettled', mb],
];
const names = apps.map(({ name }) => name);
const heading = (title, align) =>
  `\n### ${title}\n\n| | ${names.join(' | ')} |\n|---|${names.map(() => align).join('|')}|\n`;

function loads(result, profile) {
  const runs = (name, key) => result.apps[name].load[profile].map(run => get(run, key));
  const middle = (name, key) => median(runs(name, key).map(x => (typeof x === 'boolean' ? Number(x) : x)));
  const isWide = (name, key) => {
    const values = runs(name, key).filter(Number.isFinite);
    const m = median(values);
    return values.length > 1 && m > 20 && (Math.max(...values) - Math.min(...values)) / m > 0.3;
  };
  const { cpu, net } = PROFILES[profile];
  let text = heading(
    `${profile} (CPU ${cpu}x slow-down, ${net ? '9 Mbit/s, 60 ms' : 'no network limit'}; median of ${RUNS})`,
    '---:',
  );
  for (const [label, key, shown] of perProfile) {
    const values = names.map(name => middle(name, key));
    if (values.every(value => value == null)) continue;
    const base = baseline ? middle(baseline, key) : null;
    const cells = names.map((name, i) => {
      const ratio =
        base && values[i] != null && name !== baseline ? ` (${(values[i] / base).toFixed(2)}x)` : '';
      return shown(values[i]) + ratio + (!/KiB|node|request/i.test(label) && isWide(name, key) ? ' ~' : '');
    });
    text += `| ${label} | ${cells.join(' | ')} |\n`;
  }
  return text;
}

function leaks(result) {
  const line = (label, key, shown) => {
    const values = names.map(name => median(result.apps[name].leak.map(run => run[key])));
    return `| ${label} | ${values.map(value => (value == null ? '–' : shown(value))).join(' | ')} |\n`;
  };
  const tenths = value => value.toFixed(1);
  return [
    heading(`${CYCLES} x list -> detail -> list (raw, after forced GC)`, '---:'),
    line('heap after 5, MiB', 'heapStart', mb),
    line(`heap after ${CYCLES}, MiB`, 'heapEnd', mb),
    line('KiB per cycle', 'kbPerCycle', tenths),
    line('DOM nodes per cycle', 'nodesPerCycle', tenths),
    line('listeners per cycle', 'listenersPerCycle', tenths),
  ].join('');
}

function violations(result) {
  const cell = scan => (scan ? `${scan.rules} (${scan.nodes}), ${scan.serious}` : '–');
  return (
    heading('axe-core violations: rules (elements), of which serious or critical rules', '---') +
    ['login', 'list', 'detail']
      .map(page => `| ${page} | ${names.map(name => cell(result.apps[name].axe?.[page])).join(' | ')} |\n`)
      .join('')
  );
}

/** The measurements as Markdown. */
export function report(result) {
  return [
    ...(passes.includes('load') ? profiles.map(profile => loads(result, profile)) : []),
    passes.includes('leak') ? leaks(result) : '',
    passes.includes('axe') ? violations(result) : '',
    '\n"~": the runs of that cell spread by more than 30 % of its median. ',
    `Host calibration (fixed JS work) per round: ${result.calibration.map(x => x.toFixed(0)).join(', ')} ms.\n`,
  ].join('');
}
