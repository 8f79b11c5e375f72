import { reportText } from '#generator/diagnostics/report-text.ts';
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
import { readArguments, readChoice, readOneBrand, UsageError } from '../cli/arguments.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';

const command = {
  name: 'contract',
  summary: reportText('commands.contract.summary'),
  exits: {
    1: reportText('commands.contract.exit.1'),
    2: reportText('commands.contract.exit.2'),
  },
  formats: ['text', 'json', 'junit', 'html'],
  renamed: { base: 'server' },
  options: {
    server: {
      type: 'string',
      value: reportText('commands.contract.server.value'),
      help: reportText('commands.contract.server.help'),
    },
    personas: {
      type: 'string',
      value: placeholders.file,
      help: reportText('commands.contract.personas.help'),
    },
    brand: sharedOptions.oneBrand,
    'brands-dir': sharedOptions['brands-dir'],
    origin: {
      type: 'string',
      value: reportText('commands.contract.origin.value'),
      help: reportText('commands.contract.origin.help'),
    },
    only: {
      type: 'string',
      multiple: true,
      value: reportText('commands.contract.only.value'),
      help: reportText('commands.contract.only.help'),
    },
    stage: {
      type: 'string',
      value: reportText('commands.contract.stage.value'),
      help: reportText('commands.contract.stage.help'),
    },
    write: {
      type: 'boolean',
      help: reportText('commands.contract.write.help'),
    },
    format: sharedOptions.format,
  },
} as const satisfies Command;

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
    throw new UsageError(reportText('commands.contract.accountsUnreadable', { file, why }));
  }
  const parsed = accountsSchema.safeParse(value);
  if (parsed.success) return parsed.data as ConformanceAccounts;
  const [issue] = parsed.error.issues;
  const place = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.path.join('.');
  throw new UsageError(
    reportText('commands.contract.accountsWrong', {
      file,
      hasPlace: place ? 'yes' : 'other',
      place: place ?? '',
      example: 'docs/server/conformance.md',
    }),
  );
}

/** Facts about a portal that its server needs: page addresses, languages and fixed key. */
async function portalOf(
  origin: string | undefined,
  id: string | undefined,
  dir: string | undefined,
): Promise<
  Pick<CheckOptions, 'origin' | 'languages' | 'takesKeys' | 'endsSessions'> & {
    params?: ConformanceAccounts['params'];
  }
> {
  if (origin !== undefined && !URL.canParse(origin))
    throw new UsageError(reportText('commands.contract.noOrigin'));
  const requestOrigin = origin === undefined ? {} : { origin: new URL(origin).origin };
  if (id === undefined) return requestOrigin;
  const { brands } = await loadBrands({ brandsDir: readBrandsDir(dir), only: [id] });
  const [brand] = brands;
  const domain = brand?.settings.dominio_produccion;
  if (!brand || (domain === undefined && origin === undefined))
    throw new UsageError(reportText('commands.contract.noBrand', { id }));
  const params = { existeCIF: { fixedKey: brand.settings.claveExisteCIF } };
  const takesKeys = brand.settings.apiIdempotencia === true;
  const endsSessions = brand.settings.apiCierreSesion === true;
  const { languages } = brand;
  return { origin: `https://${domain ?? ''}`, languages, takesKeys, endsSessions, params, ...requestOrigin };
}

function readCalls(only: readonly string[]): CallName[] {
  const names = only.flatMap((it) => it.split(',')).filter((it) => it !== '');
  const unknown = names.find((name) => !Object.hasOwn(calls, name));
  if (unknown !== undefined) throw new UsageError(reportText('commands.contract.noCalls', { unknown }));
  return names as CallName[];
}

function readStage(stage: string | undefined): readonly CallName[] | undefined {
  if (stage === undefined) return undefined;
  const names = Object.entries(stages).find(([number]) => number === stage)?.[1];
  if (names) return names;
  const known = Object.keys(stages).join(', ');
  throw new UsageError(reportText('commands.contract.noStage', { known, stage }));
}

try {
  const values = readArguments(command);
  const base = apiAddress(values.server ?? '');
  if (base === undefined) throw new UsageError(reportText('commands.contract.noServer'));
  const formats = Object.keys(reports) as [string, ...string[]];
  const report = reports[readChoice('format', formats, values.format)];
  const stage = readStage(values.stage);
  const only = stage ?? readCalls(values.only ?? []);
  const { params, ...portal } = await portalOf(
    values.origin,
    readOneBrand(values.brand),
    values['brands-dir'],
  );
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
