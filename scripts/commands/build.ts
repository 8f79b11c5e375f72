import { reportLanguage } from '../cli/report-language.ts';
import { join, resolve } from 'node:path';
import { problemsIn } from '#generator/diagnostics/format-json.ts';
import { formats } from '#generator/diagnostics/formats.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import { buildBrands } from '#generator/render/build.ts';
import { readArguments, readCount, readFormat } from '../cli/arguments.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { formatReport, notBuilt, showProgress } from './build-report.ts';
import { omitUndefined } from '../../src/core/shared/omit-undefined.ts';

const command = {
  name: 'build',
  summary: {
    en: 'Builds the portals of the brands.',
    es: 'Construye los portales de las marcas.',
    ca: 'Construeix els portals de les marques.',
  },
  exits: { 2: { en: 'a brand has mistakes', es: 'una marca tiene errores', ca: 'una marca té errors' } },
  options: {
    brand: sharedOptions.brand,
    'brands-dir': sharedOptions['brands-dir'],
    out: sharedOptions.out,
    cache: {
      type: 'string',
      value: placeholders.dir,
      help: {
        en: 'folder inside the project for what builds keep (.cache)',
        es: 'carpeta dentro del proyecto para lo que se guarda de una vez a otra (.cache)',
        ca: 'carpeta dins del projecte per al que es desa d’una vegada a l’altra (.cache)',
      },
    },
    force: {
      type: 'boolean',
      help: {
        en: 'build again what has not changed',
        es: 'construye de nuevo lo que no ha cambiado',
        ca: 'construeix de nou el que no ha canviat',
      },
    },
    verify: {
      type: 'boolean',
      help: {
        en: 'compare the finished sites with their manifests; build again what differs',
        es: 'compara los portales terminados con sus manifiestos; construye de nuevo lo que difiere',
        ca: 'compara els portals acabats amb els seus manifestos; construeix de nou el que difereix',
      },
    },
    compress: {
      type: 'boolean',
      help: {
        en: 'put compressed copies (.br, .gz) beside the files, for servers that send them',
        es: 'deja junto a los ficheros copias comprimidas (.br, .gz), para los servidores que las envían',
        ca: 'deixa al costat dels fitxers còpies comprimides (.br, .gz), per als servidors que les envien',
      },
    },
    keep: {
      type: 'string',
      value: placeholders.number,
      help: {
        en: 'earlier releases whose scripts, styles and pictures stay, since open tabs may ask for them (0)',
        es: 'versiones anteriores cuyos scripts, estilos e imágenes se quedan, por si los piden pestañas abiertas (0)',
        ca: 'versions anteriors de les quals queden els scripts, els estils i les imatges, per si els demanen pestanyes obertes (0)',
      },
    },
    format: sharedOptions.format,
    release: sharedOptions.release,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

async function build(): Promise<number> {
  const values = readArguments(command);
  const format = readFormat(values.format);
  const language = reportLanguage(values.lang);
  const report = await buildBrands({
    root,
    brandsDir: readBrandsDir(values['brands-dir']),
    outDir: resolve(values.out ?? join(root, 'dist-brands')),
    force: values.force ?? false,
    release: values.release ?? false,
    verify: values.verify ?? false,
    compress: values.compress ?? false,
    keep: readCount('keep', values.keep),
    ...(values.cache && { cacheDir: resolve(values.cache) }),
    ...omitUndefined({ only: values.brand }),
    ...(format !== 'json' && {
      onProgress: (event) => {
        showProgress(event, language);
      },
    }),
  });
  const { results, problems } = report;
  if (format === 'json') {
    const peakMemory = process.resourceUsage().maxRSS * 1024;
    const costs = report.costs.map(({ brand, cost }) => ({ brand, cost: cost[language] }));
    const output = {
      ...report,
      problems: problemsIn(problems, language),
      costs,
      peakMemory,
      results: results.map(({ notes, error, ...rest }) => ({
        ...rest,
        notes: notes.map((note) => note[language]),
        ...(error && { error: error[language] }),
      })),
    };
    console.log(JSON.stringify(output, null, 2));
  } else {
    if (results.length > 0) console.log(`\n${formatReport(report, language)}\n`);
    if (problems.length > 0) console.log(formats[format](problems, language));
  }
  const failed = results.filter(({ status }) => status === 'failed');
  for (const { brand, error } of failed)
    console.error(`${notBuilt(brand)[language]}: ${error?.[language] ?? ''}`);
  if (failed.length > 0) return 1;
  return hasErrors(problems) ? 2 : 0;
}

try {
  process.exitCode = await build();
} catch (error) {
  fail(error);
}
