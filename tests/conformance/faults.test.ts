import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConformanceResult, checkServer } from '#generator/conformance/check-server.ts';
import { endpoints, endpointName } from '#generator/conformance/endpoint.ts';
import { rules } from '#generator/conformance/rules.ts';
import type { Brand } from '#core/brand/brand.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { datos, forgetting, readdressed, type ServerFault } from '../support/conformance/faults.ts';
import { checkOf, type FaultyServer, startFaultyServer } from '../support/conformance/faulty-server.ts';
import { readingFaults } from '../support/conformance/reading-faults.ts';
import { incompleteFaults, securityFaults } from '../support/conformance/security-faults.ts';
import { textAndListFaults } from '../support/conformance/text-and-list-faults.ts';
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
});
afterAll(() => server.close());

/** Differences that the kit reports of a server with an injected fault. */
async function found({
  only,
  fault,
  write,
  options = (it) => it,
}: ServerFault): Promise<ConformanceResult['differences']> {
  server.injectFault(fault);
  try {
    const kit = { ...checkOf(server, brand), only, write: write === true };
    const { differences } = await checkServer(options(kit));
    const report = JSON.stringify(differences);
    expect(report).not.toContain(examplePassword);
    expect(report).not.toContain('eyJ');
    for (const { expected, came } of differences) {
      expect(`${expected} ${came}`).not.toMatch(/invalid input|undefined|\[object/i);
    }
    return differences;
  } finally {
    server.injectFault({});
    // What a journey has used up is there again for the next.
    if (write) server.reset();
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

const faults: readonly ServerFault[] = [
  ...readingFaults,
  ...writingFaults.map((fault) => ({ ...fault, write: true as const })),
  ...securityFaults,
  ...incompleteFaults,
  ...textAndListFaults,
  ...forgettable.map((name): ServerFault => ({
    kind: 'not done',
    what: `${name} answers 0, and does nothing`,
    only: [name],
    write: true,
    rule: 'kept',
    came: /shows it otherwise/,
    fault: forgetting(`/${name}`),
  })),
];

/** Names of rows of the report that calls have. */
const rowsOf = (only: ServerFault['only']): string[] =>
  endpoints.filter(({ call }) => only.some((name) => name === call.name)).map(endpointName);

describe('a fault of a server is found', () => {
  it.each(faults.map((fault) => [fault.kind, fault.what, fault] as const))(
    '%s: %s',
    async (_kind, _what, fault) => {
      const differences = await found(fault);
      const { rule, came = /./, only } = fault;
      const own = differences.filter(
        (it) => it.rule === rule && (rowsOf(only).includes(it.row) || !endpointsNamed(it.row)),
      );
      expect(differences.map((it) => it.rule)).toContain(rule);
      expect(own.map((it) => it.came)).toContainEqual(expect.stringMatching(came));
    },
  );

  it('for every rule of the kit', () => {
    const proven = new Set(faults.map(({ rule }) => rule));
    expect(Object.keys(rules).filter((rule) => !proven.has(rule as keyof typeof rules))).toEqual([]);
  });

  it('in more than a hundred ways', () => {
    expect(faults.length).toBeGreaterThan(100);
    expect(new Set(faults.map(({ kind, what }) => `${kind} ${what}`)).size).toBe(faults.length);
  });
});

/** Whether a row of the report is of a call, and not of the server as a whole. */
const endpointsNamed = (row: string): boolean => endpoints.some((endpoint) => endpointName(endpoint) === row);

describe('what a server may do is no fault', () => {
  it('such as capitals in urlAcceso, which come back letter for letter', async () => {
    const urls = new Map<string, string>();
    const differences = await found({
      kind: 'free',
      what: 'capitals',
      only: ['dameOfertasUsuario', 'dameOferta'],
      rule: 'shape',
      fault: {
        ...readdressed((url) =>
          url.replace(/dameOferta\/([^?]+)/, (_, it) => `dameOferta/${urls.get(it) ?? it}`),
        ),
        ...datos('/dameOfertasUsuario', (page) => ({
          ...page,
          ofertas: page.ofertas.map((offer: { urlAcceso: string }) => {
            const urlAcceso = offer.urlAcceso.toUpperCase();
            urls.set(urlAcceso, offer.urlAcceso);
            return { ...offer, urlAcceso };
          }),
        })),
      },
    });
    expect(differences).toEqual([]);
  });
});
