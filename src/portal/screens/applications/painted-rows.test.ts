import { beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { type Application, applicationSchema } from '#core/contract/entities/application.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { projectBrands } from '../../../../tests/support/build/project-brands.ts';
import { comparePainted } from '../../../../tests/support/painted/compare-painted.ts';
import { oddRows } from '../../../../tests/support/painted/odd-rows.ts';
import { answersOf, domainListsOf } from '../../../../tests/support/painted/sandbox-answers.ts';
import { startSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { applicationGroups, groupOf } from './application-groups.ts';
import { applicationsIn } from './applications-of.ts';
import { applicationsPaintedFacts } from './painted-facts.ts';

let comparison: Awaited<ReturnType<typeof comparePainted>>;
let brands: readonly Brand[];

beforeAll(async () => {
  [comparison, brands] = await Promise.all([
    comparePainted({
      module: 'portal/screens/applications/painted-blocks.tsx',
      facts: applicationsPaintedFacts,
      session: { type: 'Alumno', conPracticas: true, conEmpleo: true } as PortalSession,
    }),
    projectBrands(),
  ]);
});

const calls = [['dameCandidaturasPracticasUsuarioPorEstados'], ['dameCandidaturasEmpleoUsuario']] as const;
const people = ['student', 'graduate', 'vocational-student', 'pre-enrolment-student'] as const;

/** The applications of each of some people of a sandbox. */
async function applicationsOfPeople(brand: Brand, language = brand.defaultLanguage) {
  const sandbox = await startSandbox({ brand, content: 'examples' });
  const lists = await Promise.all(
    people.map(async (person) => {
      const answers = await answersOf(sandbox, language, [person], calls);
      return applicationsIn(...(answers as Parameters<typeof applicationsIn>));
    }),
  );
  const known = await domainListsOf(sandbox, language, ['estadosCandidaturasAlumno']);
  return { lists, known };
}

describe('painted applications are those that React renders, with all attributes', () => {
  it('for everyone who has some in the sandboxes, in every language', async () => {
    const { pagesOf, expectEqual } = comparison;
    let compared = 0;
    for (const brand of brands) {
      const { lists, known } = await applicationsOfPeople(brand);
      for (const language of brand.languages) {
        const pages = pagesOf(brand, language, 'applications');
        for (const rows of lists) {
          expectEqual(pages, known, { block: 'applications', rows });
          compared += rows.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('for applications without each key, and with markup and addresses of others in each text', async () => {
    const { pagesOf, expectEqual } = comparison;
    const [brand] = brands.filter(({ id }) => id === 'meridia');
    if (!brand) throw new Error('There is no brand meridia');
    const { lists, known } = await applicationsOfPeople(brand);
    const pages = pagesOf(brand, brand.languages[1] ?? brand.defaultLanguage, 'applications');
    const byGroup = new Map(lists.flat().map((row): [string, Application] => [groupOf(row), row]));
    expect(byGroup.size).toBe(applicationGroups.length);
    for (const row of byGroup.values())
      for (const odd of oddRows(row)) {
        if (!applicationSchema.safeParse(odd).success) continue;
        expectEqual(pages, {}, { block: 'applications', rows: [odd] });
        // Several can be put into an order.
        expectEqual(pages, known, { block: 'applications', rows: [odd, odd] });
      }
  });
});
