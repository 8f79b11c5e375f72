import type { ConformanceResult } from '../check-server.ts';
import type { ContractDifference, ReportRow } from '../report-rows.ts';
import { rules } from '../rules.ts';
import { escapeForXml } from './markup.ts';
import { describeSummary, describeTimes } from './summary.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 80rem; padding: 1.5rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; }
.time { text-align: right; white-space: nowrap; }
.outcome { font-weight: 600; white-space: nowrap; }
pre { overflow-x: auto; border: 1px solid; padding: 0.6rem; white-space: pre-wrap; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
.scroll { overflow-x: auto; }`;

/** Id of a section with the differences of a row, linked from the table. */
const anchor = (name: string): string => escapeForXml(name.replace(/\W+/g, '-'));

function rowLine(row: ReportRow): string {
  const [median, slowest] = describeTimes(row);
  const name =
    row.differences.length > 0
      ? `<a href="#${anchor(row.name)}">${escapeForXml(row.name)}</a>`
      : escapeForXml(row.name);
  const path = row.path ? `<br><small>${escapeForXml(row.path)}</small>` : '';
  return `<tr><td class="outcome">${row.outcome}</td><td>${name}${path}</td><td class="time">${median}</td><td class="time">${slowest}</td><td>${escapeForXml(row.detail)}</td></tr>`;
}

function part(term: string, text: string | undefined): string {
  return text === undefined ? '' : `<dt>${term}</dt><dd>${escapeForXml(text)}</dd>`;
}

function difference({ rule, at, expected, came, request, written }: ContractDifference): string {
  return [
    `<h3>${escapeForXml(rules[rule])}</h3>`,
    request ? `<pre>${escapeForXml(request)}</pre>` : '',
    `<dl>${part('Where', at)}${part('Expected', expected)}${part('Came', came)}${part('Written', written.join(', '))}</dl>`,
  ].join('\n');
}

/** Formats a standalone page for people. */
export function htmlReport(result: ConformanceResult): string {
  const differing = result.rows.filter(({ differences }) => differences.length > 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract: ${escapeForXml(result.base)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeForXml(result.base)}</h1>
<p>${escapeForXml(describeSummary(result))}${result.write ? '' : ' Nothing was changed: calls that change data need --write.'}</p>
<div class="scroll" tabindex="0" role="region" aria-label="Calls">
<table>
<thead><tr><th scope="col">Outcome</th><th scope="col">Call</th><th scope="col" class="time">Median</th><th scope="col" class="time">Slowest</th><th scope="col">What was met</th></tr></thead>
<tbody>
${result.rows.map(rowLine).join('\n')}
</tbody>
</table>
</div>
${differing.map((row) => `<section id="${anchor(row.name)}">\n<h2>${escapeForXml(row.name)}</h2>\n${row.differences.map(difference).join('\n')}\n</section>`).join('\n')}
</body>
</html>`;
}
