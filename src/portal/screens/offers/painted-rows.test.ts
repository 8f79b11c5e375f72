import { beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { offerCardSchema } from '#core/contract/entities/offer.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { projectBrands } from '../../../../tests/support/build/project-brands.ts';
import { comparePainted } from '../../../../tests/support/painted/compare-painted.ts';
import { oddRows } from '../../../../tests/support/painted/odd-rows.ts';
import { answersOf, domainListsOf } from '../../../../tests/support/painted/sandbox-answers.ts';
import { startSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { listPages } from './list-pages.ts';
import { offersPaintedFacts } from './painted-facts.ts';

let comparison: Awaited<ReturnType<typeof comparePainted>>;
let brands: readonly Brand[];

beforeAll(async () => {
  [comparison, brands] = await Promise.all([
    comparePainted({
      module: 'portal/screens/offers/painted-blocks.tsx',
      facts: offersPaintedFacts,
      session: { type: 'Alumno', conPracticas: true, conEmpleo: true } as PortalSession,
    }),
    projectBrands(),
  ]);
});

const calls = [
  ['ofertasEncajanConUsuario'],
  ['dameOfertasUsuario', { type: 'practicas', page: 1 }],
  ['dameOfertasUsuario', { type: 'empleo', page: 1 }],
] as const;
const lists = ['estadosCandidaturasAlumno', 'tiposModalidadAsistencia'] as const;

/** Answers with offers to students of a sandbox. */
async function offersIn(brand: Brand, language = brand.defaultLanguage) {
  const sandbox = await startSandbox({ brand, content: 'examples' });
  const answers = await answersOf(sandbox, language, ['student', 'graduate', 'vocational-student'], calls);
  const known = await domainListsOf(sandbox, language, lists);
  return { answers: (answers as { ofertas?: object[] }[]).flatMap(({ ofertas = [] }) => [ofertas]), known };
}

describe('painted offers are those that React renders, with all attributes', () => {
  it('for every list of every sandbox, in every language', async () => {
    const { pagesOf, expectEqual } = comparison;
    let compared = 0;
    for (const brand of brands) {
      const { answers, known } = await offersIn(brand);
      for (const language of brand.languages) {
        const pages = pagesOf(brand, language, listPages.practicas);
        for (const rows of answers) {
          expectEqual(pages, known, { block: 'offers', rows });
          compared += rows.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('for offers without each key, and with markup and addresses of others in each text', async () => {
    const { pagesOf, expectEqual } = comparison;
    const [brand] = brands.filter(({ id }) => id === 'meridia');
    if (!brand) throw new Error('There is no brand meridia');
    const { answers, known } = await offersIn(brand);
    const pages = pagesOf(brand, brand.languages[1] ?? brand.defaultLanguage, listPages.empleo);
    const unmet = { codigo: 'x', texto: 'Tener <b>carné</b>.', cumple: false };
    for (const row of answers.flatMap(([first]) =>
      first ? [first, { ...first, requisitos: [unmet, unmet] }] : [],
    ))
      for (const odd of oddRows(row)) {
        if (!offerCardSchema.safeParse(odd).success) continue;
        for (const some of [known, {}]) expectEqual(pages, some, { block: 'offers', rows: [odd] });
      }
  });
});
