import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { readArguments, UsageError } from './arguments.ts';
import { checkContract, type ContractPersonas } from './contract-check.ts';
import { formatTable } from './table.ts';

/** Tries a server against the contract; ends with 1 when a call does not conform. */
const credentials = { usuario: z.string(), password: z.string() };
const personasSchema = z.strictObject({
  alumno: z.optional(z.strictObject(credentials)),
  empresa: z.optional(z.strictObject({ ...credentials, eidEmpresa: z.optional(z.int()) })),
  params: z.optional(z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number()])))),
});

function readPersonas(file: string): ContractPersonas {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : ''}`);
  }
  const parsed = personasSchema.safeParse(value);
  if (!parsed.success) throw new UsageError(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data as ContractPersonas;
}

try {
  const { base, personas } = readArguments('contract', ['base', 'personas']);
  if (!base || !URL.canParse(base)) throw new UsageError('--base is the address of a server, with its /api.');
  const findings = await checkContract(base.replace(/\/$/, ''), personas ? readPersonas(personas) : {});
  console.log(formatTable(findings.map(({ name, outcome, detail }) => [outcome, name, detail])));
  const count = (outcome: string): number => findings.filter((it) => it.outcome === outcome).length;
  console.log(
    `\n${count('conforms')} conform, ${count('fails')} do not, ${count('not tried')} were not tried in full`,
  );
  process.exitCode = count('fails') === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
