import { beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { publicBrand } from '#core/brand/public-brand.ts';
import { applicationSchema } from '#core/contract/entities/application.ts';
import { eventSchema } from '#core/contract/entities/event.ts';
import { guideSchema } from '#core/contract/entities/guide.ts';
import { communicationSchema } from '#core/contract/entities/notification.ts';
import { offerCardSchema } from '#core/contract/entities/offer.ts';
import { surveySchema } from '#core/contract/entities/survey-entry.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { AgendaEntry } from '#core/model/agenda/agenda.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import {
  datesOfStudent,
  type StudentDateAnswers,
  studentDateCalls,
} from '#portal/pieces/agenda/student-dates.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { projectBrands } from '../../../../tests/support/build/project-brands.ts';
import { comparePainted, type Rows } from '../../../../tests/support/painted/compare-painted.ts';
import { oddRows } from '../../../../tests/support/painted/odd-rows.ts';
import { answersOf, domainListsOf } from '../../../../tests/support/painted/sandbox-answers.ts';
import { startSandbox, type TestSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { homePaintedFacts } from './painted-facts.ts';

let comparison: Awaited<ReturnType<typeof comparePainted>>;
let brands: readonly Brand[];

beforeAll(async () => {
  [comparison, brands] = await Promise.all([
    comparePainted({
      module: 'portal/screens/home/painted-blocks.tsx',
      facts: homePaintedFacts,
      session: { type: 'Alumno', conPracticas: true, conEmpleo: true } as PortalSession,
    }),
    projectBrands(),
  ]);
});

const schemas = {
  offers: offerCardSchema,
  applications: applicationSchema,
  surveys: surveySchema,
  communications: communicationSchema,
  events: eventSchema,
  guides: guideSchema,
};

/** Whether the contract lets a row be as it is: others are never painted. */
const fits = (block: string, row: unknown): boolean =>
  schemas[block as keyof typeof schemas].safeParse(row).success;

const students: readonly PersonaId[] = [
  'student',
  'graduate',
  'empty-student',
  'vocational-student',
  'pre-enrolment-student',
];

const calls = {
  offers: [
    ['dameOfertasUsuario', { type: 'practicas', page: 1 }],
    ['dameOfertasUsuario', { type: 'practicas', page: 2 }],
    ['dameOfertasUsuario', { type: 'empleo', page: 1 }],
  ],
  applications: [['dameCandidaturasPracticasUsuario'], ['dameCandidaturasEmpleoUsuario']],
  surveys: [['dameEncuestasUsuario']],
  communications: [['dameComunicaciones', { tipo: 'Alumno' }]],
  events: [['dameEventos']],
  guides: [['dameGuiaOrientacion']],
} as const;

/** All different rows that a sandbox sends its students, by block. */
async function rowsOf(sandbox: TestSandbox, language: Language): Promise<Rows[]> {
  return Promise.all(
    Object.entries(calls).map(async ([block, sent]) => {
      const answers = (await answersOf(sandbox, language, students, sent)) as (
        object[] | { ofertas: object[] }
      )[];
      const all = answers.flatMap((answer) => ('ofertas' in answer ? answer.ofertas : answer));
      const rows = new Map(all.map((row) => [JSON.stringify(row), row]));
      return { block, rows: [...rows.values()] };
    }),
  );
}

/** A saved offer with a day until which students apply. */
const saved = {
  titulo: 'Óptica',
  empresa: 'Acme',
  urlAcceso: 'optica-1',
  textoPerfilOferta: '',
  fechaCaducidad: '2099-01-01',
};

/** Entries of the agendas of a sandbox's students. */
async function datesOf(sandbox: TestSandbox, brand: Brand, language: Language): Promise<AgendaEntry[]> {
  const names = Object.keys(studentDateCalls) as (keyof typeof studentDateCalls)[];
  const ofStudents = students.map(async (student) => {
    const answers = names.map(async (name) => {
      const [answer = []] = await answersOf(sandbox, language, [student], [[studentDateCalls[name].name]]);
      return [name, answer] as const;
    });
    const read = Object.fromEntries(await Promise.all(answers)) as StudentDateAnswers;
    return datesOfStudent(read, { soloCiclosUAX: true }, publicBrand(brand, language), [saved]);
  });
  return (await Promise.all(ofStudents)).flat();
}

const lists = ['estadosCandidaturasAlumno', 'tiposModalidadAsistencia'] as const;

describe('painted rows are those that React renders, with all attributes', () => {
  it('for every row of every sandbox, in every language', async () => {
    const { pagesOf, expectEqual } = comparison;
    const compared: Record<string, number> = {};
    for (const brand of brands) {
      const sandbox = await startSandbox({ brand, content: 'examples' });
      const sent = await rowsOf(sandbox, brand.defaultLanguage);
      for (const language of brand.languages) {
        const pages = pagesOf(brand, language, 'home');
        const known = await domainListsOf(sandbox, language, lists);
        for (const { block, rows } of sent) {
          compared[block] = (compared[block] ?? 0) + rows.length;
          for (const row of rows) expectEqual(pages, known, { block, rows: [row] });
        }
      }
    }
    expect(
      Object.values(compared).every((count) => count > 20),
      JSON.stringify(compared),
    ).toBe(true);
  });

  it('for rows without each key, and with markup and addresses of others in each text', async () => {
    const { pagesOf, expectEqual } = comparison;
    const [brand] = brands.filter(({ id }) => id === 'meridia');
    if (!brand) throw new Error('There is no brand meridia');
    const sandbox = await startSandbox({ brand, content: 'examples' });
    const language = brand.languages[1] ?? brand.defaultLanguage;
    const pages = pagesOf(brand, language, 'home');
    const known = await domainListsOf(sandbox, language, lists);
    for (const { block, rows } of await rowsOf(sandbox, language))
      for (const row of rows.slice(0, 3).flatMap((it) => oddRows(it as object))) {
        if (!fits(block, row)) continue;
        for (const some of [known, {}]) expectEqual(pages, some, { block, rows: [row] });
      }
  });

  it('for all dates of students, also without what an entry may lack', async () => {
    const { pagesOf, expectEqual } = comparison;
    const kinds = new Set<string>();
    for (const brand of brands) {
      const sandbox = await startSandbox({ brand, content: 'examples' });
      const language = brand.defaultLanguage;
      const pages = pagesOf(brand, language, 'home');
      for (const entry of await datesOf(sandbox, brand, language)) {
        const isKnown = kinds.has(entry.kind);
        kinds.add(entry.kind);
        const { key, kind, at, route, id } = entry;
        const others = isKnown ? [] : oddRows({ ...entry, id: undefined });
        const odd = others.map((row) => ({ ...row, key, kind, at, route, ...(id !== undefined && { id }) }));
        for (const row of [entry, ...odd]) expectEqual(pages, {}, { block: 'dates', rows: [row] });
      }
    }
    expect([...kinds].toSorted()).toEqual(['answer', 'closes', 'ends', 'event', 'sheet', 'starts']);
  });
});
