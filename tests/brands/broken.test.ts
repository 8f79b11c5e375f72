/**
 * Every kind of mistake that a brand can have, with the report that its author reads.
 *
 * To add one: declare its code in src/generator/brands/problem-codes.ts, say what it stands for in the catalogues
 * src/generator/diagnostics/messages/<language>/codes.json, and make the folder
 * tests/brands/broken/<code>/campus/ with a brand.yaml that has this mistake and no other (copy one of another
 * fixture). Assets and Markdown pages come from tests/brands/good/minimal; a file of the same path in the fixture
 * replaces one. More brands, and bases, are further folders beside `campus`. Run the test: it writes report.txt,
 * report.es.txt and report.ca.txt. Read these reports as someone who does not program would.
 */
import { describe, expect, it } from 'vitest';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { problemCodes } from '#generator/brands/problem-codes.ts';
import { formatText } from '#generator/diagnostics/format-text.ts';
import { reportLanguages } from '#core/i18n/report-languages.ts';
import { usualLimits } from '#generator/processes/limits.ts';
import {
  expectedReport,
  fixtureBrands,
  fixtureNames,
  goodBrandsDir,
} from '../support/build/fixture-brands.ts';

/** The usual limits, except for the time of an endless loop that this test waits for. */
const limits = { ...usualLimits, seconds: 2 };

/** English words that occur in no Spanish or Catalan sentence. */
const english = /\b(the|is|are|of|and|with|which|this|that|it|from|would|cannot|must|write|delete|not)\b/i;

/** Lines of a report with an English sentence. Quotes of files and programs keep their own language. */
function englishIn(report: string): string[] {
  return report
    .replaceAll(/^ {4} *\d* \|.*$/gm, '')
    .replaceAll(/`[^`]*`|«[^»]*»|"[^"]*"|\[[\w-]+\] {2}docs\/\S+|\[[\w-]+\]/g, '')
    .split('\n')
    .filter((line) => english.test(line));
}

/** Brands named on the command line only, in no file. */
const askedFor: Readonly<Record<string, string[]>> = { 'unknown-brand': ['campsu'] };

describe('broken brands', () => {
  it('has one fixture for each code of a problem, and no other', () => {
    expect(fixtureNames()).toEqual(problemCodes.toSorted());
  });

  it.each(fixtureNames())('reports %s once, with its location, in three languages', async (code) => {
    const { brandsDir, readable, remove } = fixtureBrands(code);
    try {
      const only = askedFor[code];
      const { problems } = await loadBrands({
        brandsDir,
        today: '2026-11-22',
        ...(only && { only }),
        limits,
      });
      expect(problems.map((problem) => problem.code)).toEqual(problems.map(() => code));
      for (const language of reportLanguages) {
        const report = readable(formatText(problems, { colour: false, language }));
        if (language !== 'en') expect(englishIn(report)).toEqual([]);
        await expect(report).toMatchFileSnapshot(expectedReport(code, language));
      }
    } finally {
      remove();
    }
  });

  it('reports nothing about the minimal brand', async () => {
    const { brands, problems } = await loadBrands({ brandsDir: goodBrandsDir, only: ['minimal'] });
    expect(problems).toEqual([]);
    expect(brands.map(({ id }) => id)).toEqual(['minimal']);
  });
});
