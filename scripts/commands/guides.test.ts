import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fixtureBrands } from '../../tests/support/build/fixture-brands.ts';
import { runCommand } from '../../tests/support/run-command.ts';

const broken = fixtureBrands('unknown-key');
afterAll(() => broken.remove());

const guides = [
  ['brand-files.md', 'en'],
  ['brand-files.es.md', 'es'],
  ['brand-files.ca.md', 'ca'],
] as const;

/** Output of `npm run check` and `npm run explain` quoted in a guide, without the ellipsis. */
function quoted(guide: string): [report: string, pages: string] {
  const text = readFileSync(join(import.meta.dirname, '../../docs', guide), 'utf8');
  const blocks = [...text.matchAll(/^```(\w*)\n([^]*?)\n```$/gm)];
  const [, report = '', pages = ''] = blocks.filter(([, kind]) => !kind).map(([, , block = '']) => block);
  return [report, pages.replace('\n…', '')];
}

/** Removes line numbers of brand files, which change often. */
const withoutLines = (text: string): string => text.replace(/yaml:\d+/g, 'yaml');

it.each(guides)('%s quotes what check and explain print', async (guide, language) => {
  const [report, pages] = quoted(guide);
  const check = await runCommand('check', '--brands-dir', broken.brandsDir, '--lang', language);
  expect(broken.readable(check.stdout)).toContain(report);
  const explain = await runCommand('explain', '--brand', 'ribera', '--lang', language);
  const printed = withoutLines(explain.stdout).split('\n');
  expect(printed).toEqual(expect.arrayContaining(withoutLines(pages).split('\n')));
});
