import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findAffected } from '#generator/compare/affected.ts';
import { buildBoth, type Bundles } from '#generator/compare/build-both.ts';
import { changedLogos } from '#generator/compare/changed-logos.ts';
import type { Comparison } from '#generator/compare/comparison.ts';
import type { Portal } from '#generator/compare/compare-brands.ts';
import { comparePortals, openItems, portalsIn, portalsSince } from '#generator/compare/portals.ts';
import { htmlReport } from '#generator/compare/report/html.ts';
import { jsonReport } from '#generator/compare/report/json.ts';
import { markdownReport } from '#generator/compare/report/markdown.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import { readArguments, readChoice, readRequired, type CommandValues } from '../cli/arguments.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { reportLanguage } from '../cli/report-language.ts';

const command = {
  name: 'compare',
  summary: {
    en: 'Describes what visitors will find different in the portals.',
    es: 'Describe qué verán distinto en los portales quienes los visitan.',
    ca: 'Descriu què veuran diferent als portals els qui els visiten.',
  },
  formats: ['text', 'json'],
  options: {
    base: sharedOptions.base,
    before: {
      type: 'string',
      value: placeholders.dir,
      help: {
        en: 'folder with the bundles to compare with',
        es: 'carpeta con los portales con los que se compara',
        ca: 'carpeta amb els portals amb què es compara',
      },
    },
    after: {
      type: 'string',
      value: placeholders.dir,
      help: {
        en: 'folder with the bundles of now (that of --out)',
        es: 'carpeta con los portales de ahora (la de --out)',
        ca: 'carpeta amb els portals d’ara (la de --out)',
      },
    },
    brand: sharedOptions.brand,
    'brands-dir': sharedOptions['brands-dir'],
    out: sharedOptions.out,
    pictures: {
      type: 'boolean',
      help: {
        en: 'build both sides and show the screens that look different',
        es: 'construye las dos partes y enseña las pantallas que se ven distintas',
        ca: 'construeix les dues parts i ensenya les pantalles que es veuen diferents',
      },
    },
    report: {
      type: 'string',
      value: placeholders.dir,
      help: {
        en: 'folder for the reports (.cache/compare/report)',
        es: 'carpeta para los informes (.cache/compare/report)',
        ca: 'carpeta per als informes (.cache/compare/report)',
      },
    },
    format: sharedOptions.format,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');
const cacheDir = join(root, '.cache');

interface Compared {
  comparison: Comparison;
  portals: Portal[];
  /** Missing if no bundles were built. */
  bundles?: Bundles;
}

function compareFolders(values: CommandValues<typeof command>, language: ReportLanguage): Compared {
  const bundles = {
    before: resolve(readRequired(command, 'before', values.before)),
    after: resolve(values.after ?? values.out ?? join(root, 'dist-brands')),
  };
  const portals = portalsIn(bundles.before, bundles.after, values.brand);
  return {
    comparison: comparePortals(portals, { base: displayPath(bundles.before), language }),
    portals,
    bundles,
  };
}

async function compareCommits(
  values: CommandValues<typeof command>,
  language: ReportLanguage,
): Promise<Compared> {
  const ref = readRequired(command, 'base', values.base);
  const options = {
    root,
    brandsDir: readBrandsDir(values['brands-dir']),
    cacheDir,
    ref,
    knownPictures: imageCacheFolder(root, cacheDir),
    ...(values.brand && { only: values.brand }),
  };
  const affected = await findAffected(options);
  const found = portalsSince(affected);
  const outDir = resolve(values.out ?? join(root, 'dist-brands'));
  const built = values.pictures ? await buildBoth(affected, found, outDir, options) : { portals: found };
  const { broken, lost } = affected;
  const comparison = comparePortals(built.portals, {
    base: ref,
    language,
    broken,
    open: openItems(affected, language),
    logos: changedLogos(affected, language),
    ...(lost && { lost: lost[language] }),
  });
  return { comparison, ...built };
}

/** Reports what changes for visitors of the portals, on standard output and in three files. */
async function compare(): Promise<void> {
  const values = readArguments(command);
  const format = readChoice('format', ['text', 'json'], values.format);
  const language = reportLanguage(values.lang);
  const { comparison, portals, bundles } = values.before
    ? compareFolders(values, language)
    : await compareCommits(values, language);
  if (values.pictures && bundles) {
    // Loaded only here, because it needs the browser.
    const { addPictures } = await import('../compare/pictures.ts');
    await addPictures(comparison, portals, bundles);
  }
  const report = resolve(values.report ?? join(cacheDir, 'compare', 'report'));
  mkdirSync(report, { recursive: true });
  const texts = {
    'report.html': htmlReport(comparison),
    'report.md': markdownReport(comparison),
    'report.json': jsonReport(comparison),
  };
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(report, file), text);
  process.stdout.write(format === 'json' ? texts['report.json'] : texts['report.md']);
  if (format === 'text') console.log(`\n${displayPath(join(report, 'report.html'))}`);
}

try {
  await compare();
} catch (error) {
  fail(error);
}
