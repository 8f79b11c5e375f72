import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { apiAddress } from '#generator/conformance/address.ts';
import {
  type ConformanceAccounts,
  type CheckOptions,
  checkServer,
} from '#generator/conformance/check-server.ts';
import { reports } from '#generator/conformance/report/reports.ts';
import { summaryOf } from '#generator/conformance/report/summary.ts';
import { SignInFailed } from '#generator/conformance/sign-in.ts';
import { type CallName, calls } from '#core/contract/calls/index.ts';
import { firstLists, stages } from '#core/contract/calls/stages.ts';
import { readArguments, readChoice, UsageError } from '../cli/arguments.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';

const command = {
  name: 'contract',
  summary: {
    en: 'Tries a server against the contract, call by call.',
    es: 'Prueba un servidor contra el contrato, llamada a llamada.',
    ca: 'Prova un servidor contra el contracte, crida a crida.',
  },
  exits: {
    1: {
      en: 'the server differs from the contract, or lacks calls',
      es: 'el servidor difiere del contrato o le faltan llamadas',
      ca: 'el servidor difereix del contracte o li falten crides',
    },
    2: {
      en: 'the server cannot be tried, or the command was called wrongly',
      es: 'el servidor no se puede probar o la orden está mal escrita',
      ca: 'el servidor no es pot provar o l’ordre està mal escrita',
    },
  },
  formats: ['text', 'json', 'junit', 'html'],
  renamed: { base: 'server' },
  options: {
    server: {
      type: 'string',
      value: { en: 'URL', es: 'URL', ca: 'URL' },
      help: {
        en: 'address of the server that is tried',
        es: 'dirección del servidor que se prueba',
        ca: 'adreça del servidor que es prova',
      },
    },
    personas: {
      type: 'string',
      value: placeholders.file,
      help: {
        en: 'JSON with who to sign in as',
        es: 'JSON con quién se entra',
        ca: 'JSON amb qui s’entra',
      },
    },
    brand: sharedOptions.brand,
    'brands-dir': sharedOptions['brands-dir'],
    origin: {
      type: 'string',
      value: { en: 'URL', es: 'URL', ca: 'URL' },
      help: {
        en: 'origin of the pages of the portal',
        es: 'origen de las páginas del portal',
        ca: 'origen de les pàgines del portal',
      },
    },
    only: {
      type: 'string',
      multiple: true,
      value: { en: 'CALL', es: 'LLAMADA', ca: 'CRIDA' },
      help: {
        en: 'only this call; several with commas',
        es: 'solo esta llamada; varias, con comas',
        ca: 'només aquesta crida; diverses, amb comes',
      },
    },
    stage: {
      type: 'string',
      value: { en: 'NUMBER', es: 'NÚMERO', ca: 'NÚMERO' },
      help: {
        en: 'the calls of a stage, all of which must be there: 1, the first ten',
        es: 'las llamadas de una etapa, que tienen que estar todas: 1, las diez primeras',
        ca: 'les crides d’una etapa, que hi han de ser totes: 1, les deu primeres',
      },
    },
    write: {
      type: 'boolean',
      help: {
        en: 'change data too, only with accounts that are there for tests',
        es: 'cambia también datos, solo con cuentas que son para pruebas',
        ca: 'canvia també dades, només amb comptes que són per a proves',
      },
    },
    format: sharedOptions.format,
  },
} as const satisfies Command;

/** Tests a server against the contract. Exits with 1 if it differs, with 2 if it cannot be tested. */
const account = z.strictObject({
  usuario: z.string(),
  password: z.string(),
  eidEmpresa: z.optional(z.int()),
});
const callNames = Object.keys(calls) as [CallName, ...CallName[]];
const accountsSchema = z.strictObject({
  alumnos: z.optional(z.array(account)),
  empresas: z.optional(z.array(account)),
  egresado: z.optional(z.strictObject({ dni: z.string(), fechaNacimiento: z.iso.date() })),
  enlaceAnterior: z.optional(z.string()),
  params: z.optional(
    z.partialRecord(z.enum(callNames), z.record(z.string(), z.union([z.string(), z.number()]))),
  ),
});

function readAccounts(file: string): ConformanceAccounts {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new UsageError({
      en: `${file} cannot be read as JSON: ${why}`,
      es: `${file} no se puede leer como JSON: ${why}`,
      ca: `${file} no es pot llegir com a JSON: ${why}`,
    });
  }
  const parsed = accountsSchema.safeParse(value);
  if (parsed.success) return parsed.data as ConformanceAccounts;
  const [issue] = parsed.error.issues;
  const place = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.path.join('.');
  const example = 'docs/server/conformance.md';
  throw new UsageError({
    en: `${file}: ${place || 'all of it'} is not what it should be; ${example} has an example of the file.`,
    es: `${file}: ${place || 'todo'} no es lo que debería; ${example} tiene un ejemplo del fichero.`,
    ca: `${file}: ${place || 'tot'} no és el que hauria de ser; ${example} té un exemple del fitxer.`,
  });
}

/** Facts about a portal that its server needs: page addresses, languages and fixed key. */
async function portalOf(
  origin: string | undefined,
  ids: readonly string[],
  dir: string | undefined,
): Promise<
  Pick<CheckOptions, 'origin' | 'languages' | 'takesKeys' | 'endsSessions'> & {
    params?: ConformanceAccounts['params'];
  }
> {
  if (origin !== undefined && !URL.canParse(origin))
    throw new UsageError({
      en: '--origin is an address such as https://practicas.universidad.example.',
      es: '--origin es una dirección como https://practicas.universidad.example.',
      ca: '--origin és una adreça com https://practicas.universidad.example.',
    });
  const requestOrigin = origin === undefined ? {} : { origin: new URL(origin).origin };
  const [id] = ids;
  if (id === undefined) return requestOrigin;
  const { brands } = await loadBrands({ brandsDir: readBrandsDir(dir), only: [id] });
  const [brand] = brands;
  const domain = brand?.settings.dominio_produccion;
  if (!brand || (domain === undefined && origin === undefined))
    throw new UsageError({
      en: `The brand ${id} has no dominio_produccion, or cannot be read.`,
      es: `La marca ${id} no tiene dominio_produccion, o no se puede leer.`,
      ca: `La marca ${id} no té dominio_produccion, o no es pot llegir.`,
    });
  const params = { existeCIF: { fixedKey: brand.settings.claveExisteCIF } };
  const takesKeys = brand.settings.apiIdempotencia === true;
  const endsSessions = brand.settings.apiCierreSesion === true;
  const { languages } = brand;
  return { origin: `https://${domain ?? ''}`, languages, takesKeys, endsSessions, params, ...requestOrigin };
}

function readCalls(only: readonly string[]): CallName[] {
  const names = only.flatMap((it) => it.split(',')).filter((it) => it !== '');
  const unknown = names.find((name) => !Object.hasOwn(calls, name));
  if (unknown !== undefined)
    throw new UsageError({
      en: `--only names calls of the contract; ${unknown} is none.`,
      es: `--only nombra llamadas del contrato; ${unknown} no lo es.`,
      ca: `--only anomena crides del contracte; ${unknown} no ho és.`,
    });
  return names as CallName[];
}

function readStage(stage: string | undefined): readonly CallName[] | undefined {
  if (stage === undefined) return undefined;
  const names = Object.entries(stages).find(([number]) => number === stage)?.[1];
  if (names) return names;
  const known = Object.keys(stages).join(', ');
  throw new UsageError({
    en: `--stage is the number of a stage (${known}); ${stage} is none.`,
    es: `--stage es el número de una etapa (${known}); ${stage} no lo es.`,
    ca: `--stage és el número d’una etapa (${known}); ${stage} no ho és.`,
  });
}

try {
  const values = readArguments(command);
  const base = apiAddress(values.server ?? '');
  if (base === undefined)
    throw new UsageError({
      en: '--server is the address of a server, such as http://localhost:4400.',
      es: '--server es la dirección de un servidor, como http://localhost:4400.',
      ca: '--server és l’adreça d’un servidor, com http://localhost:4400.',
    });
  const formats = Object.keys(reports) as [string, ...string[]];
  const report = reports[readChoice('format', formats, values.format)];
  const stage = readStage(values.stage);
  const only = stage ?? readCalls(values.only ?? []);
  const { params, ...portal } = await portalOf(values.origin, values.brand ?? [], values['brands-dir']);
  const accounts = values.personas === undefined ? {} : readAccounts(values.personas);
  const result = await checkServer({
    base,
    accounts: { ...accounts, params: { ...params, ...accounts.params } },
    ...portal,
    write: values.write,
    ...(only.length > 0 && { only }),
    ...(stage && { lists: firstLists }),
  });
  console.log(report?.(result));
  // A team that names calls is building the others.
  const mustBeThere = stage !== undefined || only.length === 0;
  const isIncomplete = mustBeThere && summaryOf(result).absent > 0;
  process.exitCode = result.differences.length > 0 || isIncomplete ? 1 : 0;
} catch (error) {
  fail(error, SignInFailed);
  process.exitCode = 2;
}
