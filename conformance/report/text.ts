import { CUSTOMS, lineOf, reportSummary, VERDICTS, type CallOutcome, type Report } from './report.ts';

const details = ({ deviations, remarks }: CallOutcome) =>
  [...deviations.map(lineOf), ...remarks].map(text => `      ${text}\n`).join('');

/** What was not tried, by why: mostly for the same reason. */
function notTried({ outcomes }: Report) {
  const those = outcomes.filter(one => one.verdict === 'notTried');
  const reasons = [...new Set(those.map(({ why }) => why ?? ''))];
  const group = (reason: string) =>
    `  ${reason}:\n${those
      .filter(({ why = '' }) => why === reason)
      .map(({ route }) => `      ${route}\n`)
      .join('')}`;
  return those.length ? `\n${VERDICTS.notTried} (${those.length})\n${reasons.map(group).join('')}` : '';
}

const rows = ({ outcomes }: Report) =>
  (['deviates', 'refused', 'conforms'] as const)
    .map(verdict => {
      const those = outcomes.filter(one => one.verdict === verdict);
      return those.length
        ? `\n${VERDICTS[verdict]} (${those.length})\n${those.map(one => `  ${one.route}  [${one.call}; ${one.section}]\n${details(one)}`).join('')}`
        : '';
    })
    .join('');

const MOST = 4;
const at = (calls: string[]) =>
  calls.slice(0, MOST).join(', ') + (calls.length > MOST ? ` and ${calls.length - MOST} more` : '');

/** The report for the terminal. */
export function asText(report: Report): string {
  const customs = Object.entries(CUSTOMS).map(([name, title]) => {
    const ways = report.customs[name as keyof Report['customs']];
    return `\n${title}\n${ways.map(({ way, at: calls }) => `  ${way}: ${at(calls)}\n`).join('') || '  none met\n'}`;
  });
  const list = (title: string, lines: string[]) =>
    lines.length ? `\n${title}\n${lines.map(line => `  ${line}\n`).join('')}` : '';
  return [
    `${report.platform}, ${report.at}, asked as ${report.role}, ${report.wrote ? 'reads and writes' : 'reads only'}\n`,
    rows(report),
    notTried(report),
    list('Deviates besides', report.besides.map(lineOf)),
    ...customs,
    list('Left behind, please remove', report.left),
    `\n${reportSummary(report)}\n`,
  ].join('');
}
