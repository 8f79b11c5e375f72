import type { ConformanceResult } from '../check-server.ts';
import type { ReportRow } from '../report-rows.ts';
import { escapeForXml } from './markup.ts';
import { describeDifference } from './text.ts';

function testCase(row: ReportRow): string {
  const { name, path, outcome, detail, differences, median = 0 } = row;
  const open = `  <testcase name="${escapeForXml(name)}" classname="${escapeForXml(path ?? 'server')}" time="${(median / 1000).toFixed(3)}"`;
  if (outcome === 'conforms') return `${open}/>`;
  if (outcome === 'not tried' || outcome === 'not there yet')
    return `${open}>\n    <skipped message="${escapeForXml(detail)}"/>\n  </testcase>`;
  const text = differences.map((it) => describeDifference({ ...it, row: name })).join('\n\n');
  return `${open}>\n    <failure message="${escapeForXml(detail)}">${escapeForXml(text)}</failure>\n  </testcase>`;
}

/** Formats the result for CI systems: one test case per row. */
export function junitReport({ base, rows }: ConformanceResult): string {
  const count = (outcome: ReportRow['outcome']): number =>
    rows.filter((row) => row.outcome === outcome).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract ${escapeForXml(base)}" tests="${rows.length}" failures="${count('differs')}" skipped="${count('not tried') + count('not there yet')}" errors="0">`,
    ...rows.map(testCase),
    '</testsuite>',
  ].join('\n');
}
