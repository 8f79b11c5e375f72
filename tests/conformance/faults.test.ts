import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkServer } from '#generator/conformance/check-server.ts';
import type { Brand } from '#core/brand/brand.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { calls } from '#core/contract/calls/index.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { patience, type ServerFault } from '../support/conformance/faults.ts';
import {
  type ReceivedRequest,
  checkOf,
  type FaultyServer,
  startFaultyServer,
} from '../support/conformance/faulty-server.ts';
import { readingFaults } from '../support/conformance/reading-faults.ts';
import { writingFaults } from '../support/conformance/writing-faults.ts';

let brand: Brand;
let server: FaultyServer;

beforeAll(async () => {
  const { brands } = await loadBrands({
    brandsDir: join(import.meta.dirname, '../../brands'),
    only: ['meridia'],
  });
  const [found] = brands;
  if (!found) throw new Error('The brand cannot be read');
  brand = found;
  server = await startFaultyServer(brand);
  server.rememberSignIns(true);
});
afterAll(() => server.close());

/** Report of the kit for a server with an injected fault. */
async function found({ only, fault }: ServerFault, write: boolean): Promise<string[]> {
  server.injectFault(fault);
  try {
    const { differences } = await checkServer({ ...checkOf(server, brand), only, write, patience });
    const report = JSON.stringify(differences);
    expect(report).not.toContain(examplePassword);
    expect(report).not.toContain('eyJ');
    for (const { expected, came } of differences) {
      expect(`${expected} ${came}`).not.toMatch(/invalid input|undefined|\[object/i);
    }
    return differences.map(({ rule }) => rule);
  } finally {
    server.injectFault({});
  }
}

/** Calls with an effect visible in later reads, callable with existing data. */
const forgettable = [
  'editDatosPersonales',
  'editDatosEmail',
  'editProfesionales',
  'editPermisoTrabajo',
  'editDatosPreferenciaPracticas',
  'editarNivelFormativoSNE',
  'editOrdenCandidaturasAlumno',
  'editaEmpresaCompletos',
  'marcarNotificacionesSinEnlaceLeidas',
] as const;

const named = (faults: readonly ServerFault[]) =>
  faults.map((fault) => [fault.kind, fault.what, fault] as const);

describe('a fault of a server is found', () => {
  it.each(named(readingFaults))('without changing anything: %s, %s', async (_kind, _what, fault) => {
    expect(await found(fault, false)).toContain(fault.rule);
  });

  it.each(named(writingFaults))('where data may be changed: %s, %s', async (_kind, _what, fault) => {
    expect(await found(fault, true)).toContain(fault.rule);
  });

  it.each(forgettable)('where data may be changed: %s answers 0, and does nothing', async (name) => {
    const pattern = new RegExp(`^${calls[name].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i');
    const forgets = ({ method, url }: ReceivedRequest): boolean =>
      method === 'POST' && pattern.test(new URL(url).pathname);
    const fault = { kind: 'kept', what: name, only: [name], rule: 'kept', fault: { forgets } } as const;
    expect(await found(fault, true)).toContain('kept');
  });

  it('in more than forty ways of more than twelve kinds', () => {
    const all = [...readingFaults, ...writingFaults];
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
  });
});
