import {
  CONVENTION_TITLES,
  formatDeviation,
  reportSummary,
  VERDICT_LABELS,
  type CallOutcome,
  type Report,
} from './report.ts';

const details = ({ deviations, remarks }: CallOutcome) =>
  [...deviations.map(formatDeviation), ...remarks].map(text => `      ${text}\n`).join('');

/** Calls that were not tried, grouped by reason. */
function notTried({ outcomes }: Report) {
  const those = outcomes.filter(one => one.verdict === 'notTried');
  const reasons = [...new Set(those.map(({ why }) => why ?? ''))];
  const group = (reason: string) =>
    `  ${reason}:\n${those
      .filter(({ why = '' }) => why === reason)
      .map(({ route }) => `      ${route}\n`)
      .join('')}`;
  return those.length ? `\n${VERDICT_LABELS.notTried} (${those.length})\n${reasons.map(group).join('')}` : '';
}

const rows = ({ outcomes }: Report) =>
  (['deviates', 'refused', 'conforms'] as const)
    .map(verdict => {
      const those = outcomes.filter(one => one.verdict === verdict);
      return those.length
        ? `\n${VERDICT_LABELS[verdict]} (${those.length})\n${those.map(one => `  ${one.route}  [${one.call}; ${one.section}]\n${details(one)}`).join('')}`
        : '';
    })
    .join('');

const MAX_CALLS = 4;
const listCalls = (calls: string[]) =>
  calls.slice(0, MAX_CALLS).join(', ') +
  (calls.length > MAX_CALLS ? ` and ${calls.length - MAX_CALLS} more` : '');

/** The report for the terminal. */
export function renderTextReport(report: Report): string {
  const customs = Object.entries(CONVENTION_TITLES).map(([name, title]) => {
    const conventions = report.customs[name as keyof Report['customs']];
    return `\n${title}\n${conventions.map(({ way: method, at: calls }) => `  ${method}: ${listCalls(calls)}\n`).join('') || '  none met\n'}`;
  });
  const list = (title: string, lines: string[]) =>
    lines.length ? `\n${title}\n${lines.map(line => `  ${line}\n`).join('')}` : '';
  return [
    `${report.platform}, ${report.at}, asked as ${report.role}, ${report.wrote ? 'reads and writes' : 'reads only'}\n`,
    rows(report),
    notTried(report),
    list('Other deviations', report.otherDeviations.map(formatDeviation)),
    ...customs,
    list('Left behind, please remove', report.left),
    `\n${reportSummary(report)}\n`,
  ].join('');
}
