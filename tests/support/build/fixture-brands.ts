import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';

const brandsOfTests = fileURLToPath(new URL('../../brands', import.meta.url));

/** Folder of valid brands; `minimal` has only what every brand must have. */
export const goodBrandsDir = join(brandsOfTests, 'good');

const brokenBrandsDir = join(brandsOfTests, 'broken');

export function fixtureNames(): string[] {
  return readdirSync(brokenBrandsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export interface TemporaryBrands {
  /** Absolute path of a folder of brands that can be read, changed and built. */
  brandsDir: string;
  /** Replaces the temporary folder by `brands` in a report. */
  readable: (report: string) => string;
  remove: () => void;
}

function temporaryBrands(): TemporaryBrands {
  const brandsDir = join(mkdtempSync(join(tmpdir(), 'andana-')), 'brands');
  const shown = relative(process.cwd(), brandsDir).split(sep).join('/');
  return {
    brandsDir,
    readable: (report) => report.replaceAll(shown, 'brands'),
    remove: () => rmSync(join(brandsDir, '..'), { recursive: true, force: true }),
  };
}

/** Copies a fixture, filling in assets and texts of the minimal brand where its brands have none. */
export function fixtureBrands(name: string): TemporaryBrands {
  const temporary = temporaryBrands();
  const fixture = join(brokenBrandsDir, name);
  for (const brand of readdirSync(fixture, { withFileTypes: true })) {
    if (!brand.isDirectory()) continue;
    const folder = join(temporary.brandsDir, brand.name);
    for (const part of brand.name.startsWith('_') ? [] : ['assets', 'content']) {
      cpSync(join(goodBrandsDir, 'minimal', part), join(folder, part), { recursive: true });
    }
    cpSync(join(fixture, brand.name), folder, { recursive: true });
  }
  return temporary;
}

/** A copy of the minimal brand, to be changed by a test. */
export function minimalBrand(): TemporaryBrands {
  const temporary = temporaryBrands();
  cpSync(join(goodBrandsDir, 'minimal'), join(temporary.brandsDir, 'minimal'), { recursive: true });
  return temporary;
}

/** Path of a fixture's expected report in a language: `report.txt` for English, else `report.es.txt`. */
export function expectedReport(name: string, language: ReportLanguage): string {
  const folder = join(brokenBrandsDir, name);
  if (!existsSync(folder)) throw new Error(`tests/brands/broken has no fixture called ${name}`);
  return join(folder, language === 'en' ? 'report.txt' : `report.${language}.txt`);
}
