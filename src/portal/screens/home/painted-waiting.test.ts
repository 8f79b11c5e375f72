import { beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { processSchema } from '#core/contract/entities/process.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { projectBrands } from '../../../../tests/support/build/project-brands.ts';
import { comparePainted } from '../../../../tests/support/painted/compare-painted.ts';
import { oddRows } from '../../../../tests/support/painted/odd-rows.ts';
import { answersOf } from '../../../../tests/support/painted/sandbox-answers.ts';
import { startSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { type KnownOfCompany, type Waiting, waitingFor } from './company-waiting.ts';
import { homePaintedFacts } from './painted-facts.ts';

let comparison: Awaited<ReturnType<typeof comparePainted>>;
let brands: readonly Brand[];

beforeAll(async () => {
  [comparison, brands] = await Promise.all([
    comparePainted({
      module: 'portal/screens/home/painted-blocks.tsx',
      facts: homePaintedFacts,
      session: { type: 'Empresa' } as PortalSession,
    }),
    projectBrands(),
  ]);
});

const companies: readonly PersonaId[] = ['company', 'problem-company', 'unvalidated-company', 'gap-company'];

const calls = [
  ['dameProcesosEmpleoYpracticas'],
  ['faltanDatosAlaEmpresa'],
  ['faltanDatosAlContactoEmpresa'],
  ['dameConveniosEmpresa'],
] as const;

/** What waits for each company of a sandbox, on the day of its examples and a month later. */
async function waitingOf(brand: Brand, language: Language): Promise<Waiting[][]> {
  const sandbox = await startSandbox({ brand, content: 'examples' });
  const answers = await answersOf(sandbox, language, companies, calls);
  return companies.flatMap((_, index) => {
    const [offers, company, contact, agreements] = answers.slice(index * calls.length);
    const known = { offers, company, contact, agreements } as KnownOfCompany;
    return Array.isArray(offers) ? ['2026-03-30', '2026-04-30'].map((day) => waitingFor(known, day)) : [];
  });
}

/** Items that the examples lack, each with all its variants. */
const rare: readonly Waiting[] = [
  ...(['problema', 'convenio', 'iban'] as const).map((cause) => ({ what: 'obstacle', cause }) as const),
  ...(['agreementError', 'signature', 'expiring'] as const).flatMap((what) =>
    [1, 2, 1234].map((count) => ({ what, count })),
  ),
  ...(['companyData', 'contactData'] as const).flatMap((what) =>
    [undefined, 'iban', '<b>"&'].map((field) => ({ what, count: 3, field })),
  ),
];

describe('what waits for a company is painted as React renders it, with all attributes', () => {
  it('for every company of every sandbox, in every language', async () => {
    let compared = 0;
    for (const brand of brands) {
      const sent = await waitingOf(brand, brand.defaultLanguage);
      for (const language of brand.languages) {
        const pages = comparison.pagesOf(brand, language, 'home');
        for (const rows of [...sent, ...rare.map((item) => [item])]) {
          comparison.expectEqual(pages, {}, { block: 'waiting', rows });
          compared += rows.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('with markup and addresses of others in each text of an offer', async () => {
    const [brand] = brands;
    if (!brand) throw new Error('There is no brand');
    const language = brand.languages[1] ?? brand.defaultLanguage;
    const pages = comparison.pagesOf(brand, language, 'home');
    const sent = (await waitingOf(brand, language)).flat();
    const found = sent.find((item) => item.what === 'candidates');
    const [offer] = found?.what === 'candidates' ? found.offers : [];
    if (!offer) throw new Error('No candidate waits');
    const fitting = oddRows(offer).filter((odd) => processSchema.safeParse(odd).success);
    expect(fitting.length).toBeGreaterThan(30);
    for (const odd of fitting as (typeof offer)[])
      for (const rows of [
        [{ what: 'correction', offer: odd }],
        [{ what: 'candidates', count: 2, offers: [odd] }],
        [{ what: 'candidates', count: 4, offers: [offer, odd] }],
      ] satisfies Waiting[][])
        comparison.expectEqual(pages, {}, { block: 'waiting', rows });
  });
});
