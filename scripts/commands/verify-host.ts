import { reportLanguage } from '../cli/report-language.ts';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formats } from '#generator/diagnostics/formats.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import { readHostRules } from '#generator/render/build-brand.ts';
import { type Manifest, readManifest } from '#generator/render/bundle/manifest.ts';
import { addressOf, pagesOfOthers } from '#generator/hosting/live/plan.ts';
import { verifyHost } from '#generator/hosting/live/verify-host.ts';
import { readArgumentsWith, readFormat, UsageError } from '../cli/arguments.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { fail } from '../cli/failure.ts';

const command = {
  name: 'verify-host',
  summary: {
    en: 'Compares a live host with the bundle of a brand.',
    es: 'Compara un servidor en marcha con el portal construido de una marca.',
    ca: 'Compara un servidor en marxa amb el portal construït d’una marca.',
  },
  exits: {
    2: {
      en: 'the host differs from the bundle',
      es: 'el servidor difiere del portal',
      ca: 'el servidor difereix del portal',
    },
  },
  options: {
    brand: sharedOptions.brand,
    out: sharedOptions.out,
    previous: {
      type: 'string',
      multiple: true,
      value: placeholders.file,
      help: {
        en: 'manifest.json of an earlier release, whose files open tabs still ask for',
        es: 'manifest.json de una versión anterior, cuyos ficheros aún piden pestañas abiertas',
        ca: 'manifest.json d’una versió anterior, els fitxers de la qual encara demanen pestanyes obertes',
      },
    },
    strict: {
      type: 'boolean',
      help: {
        en: 'warnings fail, too',
        es: 'los avisos también cuentan como fallo',
        ca: 'els avisos també compten com a error',
      },
    },
    format: sharedOptions.format,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

function originOf(address: string): string {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin;
  throw new UsageError({
    en: `"${address}" is no address of a portal; write https://… as visitors do.`,
    es: `«${address}» no es la dirección de un portal; escribe https://… como quien lo visita.`,
    ca: `«${address}» no és l’adreça d’un portal; escriu https://… com qui el visita.`,
  });
}

/** Compares a live host with the bundle of a brand. */
async function verify(): Promise<void> {
  const { argument, values } = readArgumentsWith(
    {
      value: { en: 'ADDRESS', es: 'DIRECCIÓN', ca: 'ADREÇA' },
      help: {
        en: 'address of the portal, e.g. https://practicas.cierzo.example',
        es: 'dirección del portal, p. ej. https://practicas.cierzo.example',
        ca: 'adreça del portal, p. ex. https://practicas.cierzo.example',
      },
    },
    command,
  );
  const format = readFormat(values.format);
  const language = reportLanguage(values.lang);
  const [brand, ...others] = values.brand ?? [];
  if (brand === undefined || others.length > 0)
    throw new UsageError({
      en: 'Say with --brand ID which brand the portal is; one at a time.',
      es: 'Di con --brand ID qué marca es el portal; de una en una.',
      ca: 'Digues amb --brand ID quina marca és el portal; d’una en una.',
    });
  const bundle = join(resolve(values.out ?? join(root, 'dist-brands')), brand);
  const manifest = readManifest(bundle);
  if (!manifest)
    throw new UsageError({
      en: `There is no bundle in ${bundle}. Make it first: npm run build -- --brand ${brand}`,
      es: `No hay ningún portal en ${bundle}. Constrúyelo antes: npm run build -- --brand ${brand}`,
      ca: `No hi ha cap portal a ${bundle}. Construeix-lo abans: npm run build -- --brand ${brand}`,
    });
  const previous = (values.previous ?? []).flatMap(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as Manifest).files,
  );
  const earlier = previous.filter(({ cache }) => cache === 'immutable');
  const current = new Set(manifest.files.map(({ path }) => path));
  const rules = readHostRules(bundle);
  const { problems, asked, plain } = await verifyHost(originOf(argument), {
    rules,
    files: manifest.files,
    earlier: [...manifest.kept.flatMap(({ files }) => files), ...earlier],
    absent: [
      ...pagesOfOthers(rules),
      ...previous
        .filter(({ path, cache }) => cache !== 'immutable' && !current.has(path))
        .map(({ path }) => addressOf(path)),
    ],
  });
  process.stdout.write(formats[format](problems, language));
  if (format === 'text' && asked > 0)
    console.log(
      {
        en: `${asked} addresses of ${argument} were compared with ${bundle}.`,
        es: `Se han comparado ${asked} direcciones de ${argument} con ${bundle}.`,
        ca: `S’han comparat ${asked} adreces de ${argument} amb ${bundle}.`,
      }[language],
    );
  if (format === 'text' && plain === 'unknown')
    console.log(
      {
        en: 'The way from HTTP to HTTPS was not asked: where HTTPS has a port of its own, nothing says where HTTP is. Ask the address without a port.',
        es: 'No se ha mirado el paso de HTTP a HTTPS: con un puerto propio para HTTPS, nada dice dónde está HTTP. Pregunta por la dirección sin puerto.',
        ca: 'No s’ha mirat el pas d’HTTP a HTTPS: amb un port propi per a HTTPS, res no diu on és HTTP. Pregunta per l’adreça sense port.',
      }[language],
    );
  if (hasErrors(problems) || (values.strict && problems.length > 0)) process.exitCode = 2;
}

try {
  await verify();
} catch (error) {
  fail(error);
}
