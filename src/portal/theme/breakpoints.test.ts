import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakpoints } from './breakpoints.ts';

const src = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(src, file), 'utf8');

describe('the breakpoints', () => {
  it('are the same for scripts and style sheets', () => {
    const sheet = read('portal/theme/_breakpoints.scss');
    for (const [name, width] of Object.entries(breakpoints)) expect(sheet).toContain(`$${name}: ${width};`);
  });

  it('follow the font size that someone has chosen in the browser', () => {
    const sheets = globSync('**/*.{scss,css,ts,tsx,astro}', { cwd: src });
    const conditions = sheets.flatMap((file) =>
      [...read(file).matchAll(/@(?:media|container)[^{]*|\(width [<>][^)]*\)/g)].map(
        ([text]) => `${file}: ${text.trim()}`,
      ),
    );
    expect(conditions.length).toBeGreaterThan(10);
    expect(conditions.filter((condition) => /\dpx/.test(condition))).toEqual([]);
  });
});
