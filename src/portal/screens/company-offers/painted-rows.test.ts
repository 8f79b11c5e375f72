import { beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { type Process, processSchema } from '#core/contract/entities/process.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { projectBrands } from '../../../../tests/support/build/project-brands.ts';
import { comparePainted } from '../../../../tests/support/painted/compare-painted.ts';
import { oddRows } from '../../../../tests/support/painted/odd-rows.ts';
import { answersOf } from '../../../../tests/support/painted/sandbox-answers.ts';
import { startSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { presentOffers, sortOffers } from './offer-order.ts';
import { ownOffersPaintedFacts } from './painted-facts.ts';

let comparison: Awaited<ReturnType<typeof comparePainted>>;
let brands: readonly Brand[];

beforeAll(async () => {
  [comparison, brands] = await Promise.all([
    comparePainted({
      module: 'portal/screens/company-offers/painted-blocks.tsx',
      facts: ownOffersPaintedFacts,
      session: { type: 'Empresa' } as PortalSession,
    }),
    projectBrands(),
  ]);
});

const companies: readonly PersonaId[] = ['company', 'problem-company', 'unvalidated-company', 'gap-company'];

/** The lists of offers of companies in a sandbox, as they are painted. */
async function offersIn(brand: Brand, language: Language = brand.defaultLanguage): Promise<Process[][]> {
  const sandbox = await startSandbox({ brand, content: 'examples' });
  const answers = await answersOf(sandbox, language, companies, [['dameProcesosEmpleoYpracticas']]);
  return (answers as Process[][]).map((offers) => sortOffers(presentOffers(offers), undefined));
}

describe('painted offers of a company are those that React renders, with all attributes', () => {
  it('for every company of every sandbox, in every language', async () => {
    let compared = 0;
    for (const brand of brands) {
      const lists = await offersIn(brand);
      for (const language of brand.languages) {
        const pages = comparison.pagesOf(brand, language, 'company-offers');
        for (const list of lists)
          for (const rows of [list, ...list.map((offer) => [offer])]) {
            comparison.expectEqual(pages, {}, { block: 'own-offers', rows });
            compared += rows.length;
          }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('for offers without each key, and with markup and addresses of others in each text', async () => {
    const [brand] = brands.filter(({ id }) => id === 'meridia');
    if (!brand) throw new Error('There is no brand meridia');
    const language = brand.languages[1] ?? brand.defaultLanguage;
    const pages = comparison.pagesOf(brand, language, 'company-offers');
    const [[offer] = []] = await offersIn(brand, language);
    if (!offer) throw new Error('The company has no offer');
    const full: Process = {
      ...offer,
      plazas: 2,
      provincia: 'Girona',
      fechaCaducidad: '2026-03-12',
      copiaDe: 'otra-oferta',
      observacionesUniversidad: 'Falta el horario.\n\nY el sueldo.',
      cierre: { por: 'universidad', motivo: '<b>Fuera de plazo</b>' },
    };
    const ofStates = (['pendiente', 'activa', 'caducada', 'cerrada'] as const).flatMap((Estado) =>
      [0, 3].map((numCandidatos): Process => ({ ...full, Estado, numCandidatos })),
    );
    const odd = ofStates.flatMap((row) => [row, ...oddRows(row)]);
    const fitting = odd.filter((row) => processSchema.safeParse(row).success);
    expect(fitting.length).toBeGreaterThan(200);
    for (const row of fitting) comparison.expectEqual(pages, {}, { block: 'own-offers', rows: [row] });
  });
});
