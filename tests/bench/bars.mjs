const sorted = list => list.filter(Number.isFinite).toSorted((a, b) => a - b);
/** The value below which this share of a list lies, interpolated between two neighbors. */
function quantile(list, share) {
  const all = sorted(list);
  const position = (all.length - 1) * share;
  const [low, high] = [all[Math.floor(position)], all[Math.ceil(position)]];
  return all.length ? low + (high - low) * (position % 1) : NaN;
}
const median = list => quantile(list, 0.5);
/** The distance between the quartiles, which contain the middle half of the rounds. */
const spread = list => quantile(list, 0.75) - quantile(list, 0.25);

const at = (record, path) => path.split('.').reduce((value, key) => value?.[key], record);
const rounds = (apps, name, path) => (apps[name]?.load.slow ?? []).map(run => at(run, path));
const of = (apps, name, path) => median(rounds(apps, name, path));

/** KiB that each trip keeps, measured over the second half of the trips. */
function keptBytes(apps, name) {
  const points = (apps[name]?.leak[0]?.points ?? []).filter(({ i }, _, all) => i >= all.at(-1).i / 2);
  const mean = key => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [middle, level] = [mean('i'), mean('heap')];
  return (
    points.reduce((sum, { i, heap }) => sum + (i - middle) * (heap - level), 0) /
    points.reduce((sum, { i }) => sum + (i - middle) ** 2, 0) /
    1024
  );
}

const round = (value, digits = 0) => (Number.isFinite(value) ? Number(value.toFixed(digits)) : '–');
/** Whether a value is within its limit; a dash if one of them is missing. */
const keeps = (value, most) => (Number.isFinite(value - most) ? (value <= most ? 'yes' : 'NO') : '–');

/** Compares the console with its own goals and the limits of its design, which are both upper limits. */
export function goals(list, form) {
  const rows = [];
  const row = (goal, value, unit, own, bar, note = '') =>
    rows.push({
      goal,
      measured: round(value, unit === 'KiB' ? 1 : 2),
      unit,
      'own goal': own,
      met: keeps(value, own),
      bar: bar ?? '',
      'within bar': bar === undefined ? '' : keeps(value, bar),
      note,
    });
  const ratio = (goal, path, own, bar, to = 'ra-stock', apps = list) => {
    const [ours, theirs] = [of(apps, 'console', path), of(apps, to, path)];
    row(goal, ours / theirs, '×', own, bar, `${round(ours, 1)} against ${round(theirs, 1)} (${to})`);
  };
  ratio('login: on screen, its fields take typing', 'login.ready', 1.3, undefined, 'floor-html');
  ratio('login: the button works', 'login.ready', 1.2, undefined, 'floor-react', form);
  row(
    'login: JS until the form is usable',
    of(form, 'console', 'login.atReady.js') / 1024,
    'KiB',
    60,
    60.5,
    `${round(of(list, 'console', 'login.bytes.js') / 1024)} with what is fetched ahead`,
  );
  row(
    'whole first session, login to rows',
    of(list, 'console', 'loginToList.coldTotal.total') / 1024,
    'KiB',
    215,
    225,
    `ra-stock ${round(of(list, 'ra-stock', 'loginToList.coldTotal.total') / 1024)}`,
  );
  row('layout shift of the list', of(list, 'console', 'list.vitals.cls'), '', 0, 0);
  row(
    'kept by a trip list → detail → list',
    keptBytes(list, 'console'),
    'KiB',
    4,
    8,
    `ra-stock ${round(keptBytes(list, 'ra-stock'), 1)}, React alone ${round(keptBytes(list, 'floor-react'), 1)}`,
  );
  ratio('list opened cold', 'list.ready', 0.6, 0.6);
  ratio('the same, warm cache', 'warm.ready', 0.5);
  ratio('sign-in → rows', 'loginToList.ms', 0.5, 0.5);
  ratio('next page', 'next.ms', 0.45, 0.5);
  ratio('search after its debounce', 'search.net', 0.7, 0.75);
  ratio('100 rows: main thread', 'rows100.task', 0.5, 0.55);
  ratio('detail again', 'detail.ms', 0.6, 0.65);
  ratio('typing: main thread per key', 'typing.perKeyCpu', 0.6, 0.65, 'ra-stock', form);
  for (const page of ['login', 'list', 'detail'])
    row(`axe: rules broken on the ${page}`, list.console?.axe?.[page]?.rules ?? NaN, '', 0);
  return rows;
}

/**
 * Compares the console with an earlier build: its median may exceed the other's by the larger spread of the
 * two.
 */
export function besideBefore(list, form) {
  const row = (bar, apps, path) => {
    const [now, before] = ['console', 'before'].map(name => rounds(apps, name, path));
    const slower = median(now) - median(before);
    // Fewer than three rounds have no quartiles.
    const hasSpread = Math.min(sorted(now).length, sorted(before).length) > 2;
    const most = hasSpread ? Math.max(spread(now), spread(before)) : NaN;
    return {
      bar,
      'before, ms': round(median(before), 2),
      'now, ms': round(median(now), 2),
      'slower by': round(slower, 2),
      'at most': round(most, 2),
      'within bar': keeps(slower, most),
    };
  };
  return [
    row('list opened cold', list, 'list.ready'),
    row('the same, warm cache', list, 'warm.ready'),
    row('sign-in → rows', list, 'loginToList.ms'),
    row('next page', list, 'next.ms'),
    row('search after its debounce', list, 'search.net'),
    row('100 rows: main thread', list, 'rows100.task'),
    row('detail first', list, 'detail.first'),
    row('detail again', list, 'detail.ms'),
    row('typing: main thread per key', form, 'typing.perKeyCpu'),
  ];
}
