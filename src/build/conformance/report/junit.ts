import type { Result } from '../check-server.ts';
import type { Row } from '../rows.ts';
import { escaped } from './markup.ts';
import { differenceInWords } from './text.ts';

function testCase(row: Row): string {
  const { name, path, outcome, detail, differences, median = 0 } = row;
  const open = `  <testcase name="${escaped(name)}" classname="${escaped(path ?? 'server')}" time="${(median / 1000).toFixed(3)}"`;
  if (outcome === 'conforms') return `${open}/>`;
  if (outcome === 'not tried') return `${open}>\n    <skipped message="${escaped(detail)}"/>\n  </testcase>`;
  const text = differences.map((it) => differenceInWords({ ...it, row: name })).join('\n\n');
  return `${open}>\n    <failure message="${escaped(detail)}">${escaped(text)}</failure>\n  </testcase>`;
}

/** For systems that show the results of tests: a case per row. */
export function junitReport({ base, rows }: Result): string {
  const count = (outcome: Row['outcome']): number => rows.filter((row) => row.outcome === outcome).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract ${escaped(base)}" tests="${rows.length}" failures="${count('differs')}" skipped="${count('not tried')}" errors="0">`,
    ...rows.map(testCase),
    '</testsuite>',
  ].join('\n');
}
