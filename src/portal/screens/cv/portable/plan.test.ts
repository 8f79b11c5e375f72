import { describe, expect, it } from 'vitest';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import { languageCode } from './language-names.ts';
import { cutPlan, planOf } from './plan.ts';
import type { PortableCv } from './portable-cv.ts';

const flags: GroupFlags = { hidden: [], fixed: [], required: [] };
const fields = { experiencia: flags, academicos: flags, profesional: flags };

const cv = {
  academicos: [{ id: 1, deLaUniversidad: true, titulacion: 101 }],
  formacionComplementaria: [],
  profesional: { experiencia: [{ id: 2, puesto: 'Analista', empresa: 'Ñandú', fechaInicio: '2025-02-01' }] },
  idiomas: [{ id: 3, idioma: 2, nivel: 7 }],
  presentacion: 'Hola',
} as unknown as Cv;

const words = {
  language: ({ name, code }: { name: string; code?: string | undefined }) =>
    ({ ca: 2, en: 3 })[languageCode(code ?? name) ?? ''],
  level: () => 4,
  degree: (id: number | undefined) => (id === 101 ? 'Grado en Estadística' : undefined),
};

const today = '2026-03-10';

const file: PortableCv = {
  summary: 'Otra presentación',
  portfolio: 'javascript:alert(1)',
  work: [
    { title: 'ANALISTA', employer: 'nandu', from: '2025-02-20' },
    { title: 'Monitora', employer: 'Mar Blau', from: '2024-06-01', link: 'javascript:alert(1)' },
    { title: 'Monitora', employer: 'Mar Blau', from: '2024-06-01' },
  ],
  studies: [{ title: 'grado en estadistica' }, { title: 'Bachillerato', school: 'IES Alba' }],
  languages: [
    { name: 'Catalan', level: 'native' },
    { name: 'eng', level: 'B2' },
    { name: 'Klingon', level: 'B2' },
    { name: 'English' },
  ],
  skills: [],
};

describe('the import plan of a file', () => {
  const plan = planOf(file, cv, { words, fields, today });
  const stateOf = (title: string) => plan.find((item) => item.title === title)?.state;

  it('has every new item once, and marks existing ones', () => {
    expect(plan.filter(({ state }) => state === 'new').map(({ title }) => title)).toEqual([
      'Bachillerato',
      'Monitora',
      'eng',
    ]);
    expect(stateOf('ANALISTA')).toBe('there');
    expect(stateOf('grado en estadistica')).toBe('there');
    expect(stateOf('Catalan')).toBe('there');
  });

  it('is cut to its first 200 items, with the number of all', () => {
    const ofStudies = (count: number) => {
      const studies = Array.from({ length: count }, (_, index) => ({ title: `Curso ${index}` }));
      const only = { work: [], studies, languages: [], skills: [] };
      return cutPlan(planOf(only, cv, { words, fields, today }));
    };
    expect(ofStudies(200)).toEqual({ plan: expect.objectContaining({ length: 200 }) as unknown });
    const { plan: shown, count } = ofStudies(201);
    expect([shown.length, shown.at(-1)?.title, count]).toEqual([200, 'Curso 199', 201]);
  });

  it('marks a single text that is the same as in the CV', () => {
    const [same] = planOf({ ...file, work: [], studies: [], languages: [], summary: 'hola ' }, cv, {
      words,
      fields,
      today,
    });
    expect(same?.state).toBe('there');
  });

  it('does not replace existing texts or guess languages and levels', () => {
    expect(stateOf('Otra presentación')).toBe('taken');
    expect(stateOf('Klingon')).toBe('unknown');
    expect(stateOf('English')).toBe('unknown');
  });

  it('omits links that are not web addresses, and fields that the brand hides', () => {
    expect(plan.some(({ part }) => part === 'portfolio')).toBe(false);
    const hidden = { ...fields, experiencia: { ...flags, hidden: ['empresa', 'fechaInicio'] } };
    const work = planOf(file, cv, { words, fields: hidden, today }).find(({ title }) => title === 'Monitora');
    expect(work?.write).toEqual({ part: 'experience', values: { puesto: 'Monitora' } });
  });

  it('has a language once under several names, and marks texts that will be cut', () => {
    const plan = planOf(
      {
        ...file,
        work: [{ title: 'Monitora', employer: 'E'.repeat(151), to: '2025-01-31' }],
        studies: [{ title: 'Bachillerato', school: 'I'.repeat(151) }],
        languages: [
          { name: 'English', level: 'B2' },
          { name: 'eng', level: 'C1' },
        ],
      },
      cv,
      { words, fields, today },
    );
    expect(plan.filter(({ part }) => part === 'languages').map(({ title }) => title)).toEqual(['English']);
    expect(plan.filter(({ isCut }) => isCut).map(({ title }) => title)).toEqual(['Bachillerato', 'Monitora']);
    expect(plan.find(({ part }) => part === 'experience')?.days).toEqual({ to: '2025-01-31' });
  });

  it.each([
    ['its end before its start', '2025-06-01', '2024-06-01', 'days'],
    ['both on one day', '2025-06-01', '2025-06-01', 'days'],
    ['a start before anyone was born', '0205-06-01', '2025-06-01', 'days'],
    ['an end long after', '2025-06-01', '2205-06-01', 'days'],
    ['a start alone', '2025-06-01', undefined, 'new'],
    ['an end alone', undefined, '2025-06-01', 'new'],
  ])('checks the days of a job with %s', (_, from, to, state) => {
    const work = [{ title: 'Socorrista', from, to }];
    expect(
      planOf({ ...file, work }, cv, { words, fields, today }).find(({ part }) => part === 'experience'),
    ).toMatchObject({ title: 'Socorrista', state });
    // Hidden fields are not sent, so their values do not matter.
    const hidden = { ...fields, experiencia: { ...flags, hidden: ['fechaInicio', 'fechaFin'] } };
    const without = planOf({ ...file, work }, cv, { words, fields: hidden, today });
    expect(without.find(({ part }) => part === 'experience')?.state).toBe('new');
  });
});
