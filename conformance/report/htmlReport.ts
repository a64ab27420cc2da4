import { html } from 'hono/html';
import {
  CONVENTION_TITLES,
  countVerdict,
  formatDeviation,
  reportResult,
  reportSummary,
  VERDICT_LABELS,
  type CallOutcome,
  type CallVerdict,
  type Report,
} from './report.ts';

const style = `:root{color-scheme:light dark;--ink:#16212c;--ground:#f5f7f9;--sheet:#fff;--line:#d8e0e7;--soft:#52606d;--good:#17663a;--bad:#a3200f;--link:#0b63b0}
@media(prefers-color-scheme:dark){:root{--ink:#e3e9ef;--ground:#12181f;--sheet:#1a222b;--line:#34414d;--soft:#9fb0bf;--good:#6fcf97;--bad:#ff9d8f;--link:#74b6f2}}
body{font:14px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--ground)}
section{background:var(--sheet);border:1px solid var(--line);border-radius:6px;padding:.5rem 1rem;margin:1rem 0;overflow-x:auto}h2{font-size:1.1rem;margin:.5rem 0}
table{border-collapse:collapse;width:100%;min-width:44rem}thead th{white-space:nowrap}th,td{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
th{font-weight:600}code{font:12px/1.5 ui-monospace,monospace}ul{margin:0;padding-left:1.1rem}p{margin:.25rem 0}.soft{color:var(--soft)}.conforms{color:var(--good)}.deviates{color:var(--bad);font-weight:600}
a{color:var(--link)}:focus-visible{outline:2px solid var(--link);outline-offset:2px}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}`;

const ORDER: CallVerdict[] = ['deviates', 'refused', 'notTried', 'conforms'];

const details = ({ deviations, remarks, why }: CallOutcome) => {
  const lines = [...deviations.map(formatDeviation), ...remarks, ...(why ? [why] : [])];
  return lines.length ? html`<ul>${lines.map(line => html`<li>${line}</li>`)}</ul>` : '';
};

const row = (
  outcome: CallOutcome,
) => html`<tr><th scope="row"><code>${outcome.route}</code></th><td class="soft">${outcome.section}</td>
<td>${outcome.callCount ? html`${outcome.callCount} × ${outcome.slowest} ms at most` : ''}</td><td>${details(outcome)}</td></tr>`;

const calls = (report: Report, verdict: CallVerdict) => {
  const outcomes = report.outcomes.filter(outcome => outcome.verdict === verdict);
  if (!outcomes.length) return '';
  return html`<section id="${verdict}" tabindex="0" role="region" aria-labelledby="of-${verdict}"><h2 id="of-${verdict}" class="${verdict}">${VERDICT_LABELS[verdict]} (${outcomes.length})</h2>
<table><thead><tr><th scope="col">Call</th><th scope="col">Specification</th><th scope="col">Requests</th><th scope="col">Result</th></tr></thead><tbody>${outcomes.map(row)}</tbody></table></section>`;
};

const conventionSections = (report: Report) =>
  Object.entries(CONVENTION_TITLES).map(([name, title]) => {
    const conventions = report.conventions[name as keyof Report['conventions']];
    return html`<section><h2>${title}</h2>${conventions.length ? html`<ul>${conventions.map(({ description, calls: names }) => html`<li>${description} <span class="soft">${names.join(', ')}</span></li>`)}</ul>` : html`<p class="soft">none</p>`}</section>`;
  });

const list = (title: string, lines: string[]) =>
  lines.length
    ? html`<section><h2 class="deviates">${title}</h2><ul>${lines.map(line => html`<li>${line}</li>`)}</ul></section>`
    : '';

const TITLES = {
  conforms: 'The platform conforms',
  deviates: 'The platform deviates',
  unknown: 'There is no result',
};

/** The report as one HTML page without scripts and external resources; replies of the platform are escaped. */
export async function renderHtmlReport(report: Report): Promise<string> {
  const title = TITLES[reportResult(report)];
  return String(
    await html`<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${title}</title>
<style>${html([style] as unknown as TemplateStringsArray)}</style>
<main><h1>${title}</h1>
<p>${reportSummary(report)}</p>
<p class="soft">${report.platform}, ${report.at}, checked as ${report.role}, ${report.wrote ? 'reads and writes' : 'reads only'}.</p>
<nav aria-label="Results"><ul>${ORDER.filter(verdict => countVerdict(report, verdict)).map(verdict => html`<li><a href="#${verdict}">${VERDICT_LABELS[verdict]} (${countVerdict(report, verdict)})</a></li>`)}</ul></nav>
${list('Left behind, please remove', report.leftovers)}${list('Other deviations', report.otherDeviations.map(formatDeviation))}
${ORDER.map(verdict => calls(report, verdict))}
${conventionSections(report)}
</main></html>`,
  );
}
