import { beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { type Candidate, candidateSchema, type ProcessDetail } from '#core/contract/entities/candidate.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { KnownLists } from '#portal/data/prefetch/painted-rows.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { projectBrands } from '../../../../tests/support/build/project-brands.ts';
import { comparePainted } from '../../../../tests/support/painted/compare-painted.ts';
import { oddRows } from '../../../../tests/support/painted/odd-rows.ts';
import { answersOf, domainListsOf } from '../../../../tests/support/painted/sandbox-answers.ts';
import { startSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { candidatesPaintedFacts } from './painted-facts.ts';

let comparison: Awaited<ReturnType<typeof comparePainted>>;
let brands: readonly Brand[];

beforeAll(async () => {
  [comparison, brands] = await Promise.all([
    comparePainted({
      module: 'portal/screens/candidates/painted-blocks.tsx',
      facts: candidatesPaintedFacts,
      session: { type: 'Empresa' } as PortalSession,
    }),
    projectBrands(),
  ]);
});

const lists = ['estadosCandidaturasAlumno', 'titulaciones', 'cursos'] as const;

/** The offers of a company of a sandbox with their candidates, and the lists that these name values of. */
async function processesIn(brand: Brand): Promise<{ processes: ProcessDetail[]; known: KnownLists }> {
  const sandbox = await startSandbox({ brand, content: 'examples' });
  const language = brand.defaultLanguage;
  const [offers = []] = (await answersOf(
    sandbox,
    language,
    ['company'],
    [['dameProcesosEmpleoYpracticas']],
  )) as Process[][];
  const answers = await answersOf(
    sandbox,
    language,
    ['company'],
    offers.map(({ urlAcceso }) => ['dameDatosProceso', { id: urlAcceso }] as const),
  );
  return {
    processes: (answers as ProcessDetail[]).filter(({ candidatos }) => candidatos.length > 0),
    known: await domainListsOf(sandbox, language, lists),
  };
}

describe('painted candidates are those that React renders, with all attributes', () => {
  it('for every offer of every sandbox, in every language', async () => {
    let compared = 0;
    for (const brand of brands) {
      const { processes, known } = await processesIn(brand);
      for (const language of brand.languages) {
        const pages = comparison.pagesOf(brand, language, 'company-offer-candidates');
        for (const process of processes) {
          comparison.expectEqual(pages, known, { block: 'candidates', rows: [process] });
          compared += process.candidatos.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('for candidates without each key, and with markup and addresses of others in each text', async () => {
    const [brand] = brands.filter(({ id }) => id === 'meridia');
    if (!brand) throw new Error('There is no brand meridia');
    const { processes, known } = await processesIn(brand);
    const pages = comparison.pagesOf(brand, brand.languages[1] ?? 'es', 'company-offer-candidates');
    const [process] = processes;
    const [candidate] = process?.candidatos ?? [];
    if (!process || !candidate) throw new Error('The company has no candidate');
    const full: Candidate = {
      ...candidate,
      iniciales: 'A. B.',
      titulacion: 1,
      curso: 2,
      propuesto: true,
      fechaLimite: '2026-03-12',
      requisitos: { cumple: 1, total: 3 },
      ultimoPaso: { estado: candidate.estado, fecha: '2026-03-01T10:00:00', quien: 'empresa' },
      anotacion: { texto: 'Bien', estrellas: 3 },
    };
    const { fechaLimite: _, ...waiting } = full;
    const fitting = [full, waiting]
      .flatMap((row) => [row, ...oddRows(row)])
      .filter((row) => candidateSchema.safeParse(row).success);
    expect(fitting.length).toBeGreaterThan(50);
    for (const row of fitting as Candidate[])
      for (const some of [known, {}])
        comparison.expectEqual(pages, some, {
          block: 'candidates',
          rows: [{ ...process, candidatos: [row] }],
        });
  });
});
