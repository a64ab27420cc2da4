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
  const skipped = outcomes.filter(outcome => outcome.verdict === 'notTried');
  const reasons = [...new Set(skipped.map(({ why }) => why ?? ''))];
  const group = (reason: string) =>
    `  ${reason}:\n${skipped
      .filter(({ why = '' }) => why === reason)
      .map(({ route }) => `      ${route}\n`)
      .join('')}`;
  return skipped.length
    ? `\n${VERDICT_LABELS.notTried} (${skipped.length})\n${reasons.map(group).join('')}`
    : '';
}

const rows = ({ outcomes }: Report) =>
  (['deviates', 'refused', 'conforms'] as const)
    .map(verdict => {
      const matching = outcomes.filter(outcome => outcome.verdict === verdict);
      return matching.length
        ? `\n${VERDICT_LABELS[verdict]} (${matching.length})\n${matching.map(outcome => `  ${outcome.route}  [${outcome.call}; ${outcome.section}]\n${details(outcome)}`).join('')}`
        : '';
    })
    .join('');

const MAX_CALLS = 4;
const listCalls = (calls: string[]) =>
  calls.slice(0, MAX_CALLS).join(', ') +
  (calls.length > MAX_CALLS ? ` and ${calls.length - MAX_CALLS} more` : '');

/** The report for the terminal. */
export function renderTextReport(report: Report): string {
  const conventionSections = Object.entries(CONVENTION_TITLES).map(([name, title]) => {
    const conventions = report.conventions[name as keyof Report['conventions']];
    return `\n${title}\n${conventions.map(({ description, calls }) => `  ${description}: ${listCalls(calls)}\n`).join('') || '  none\n'}`;
  });
  const list = (title: string, lines: string[]) =>
    lines.length ? `\n${title}\n${lines.map(line => `  ${line}\n`).join('')}` : '';
  return [
    `${report.platform}, ${report.at}, checked as ${report.role}, ${report.wrote ? 'reads and writes' : 'reads only'}\n`,
    rows(report),
    notTried(report),
    list('Other deviations', report.otherDeviations.map(formatDeviation)),
    ...conventionSections,
    list('Left behind, please remove', report.leftovers),
    `\n${reportSummary(report)}\n`,
  ].join('');
}
