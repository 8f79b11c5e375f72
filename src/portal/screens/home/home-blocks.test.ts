import { describe, expect, it } from 'vitest';
import type { Application } from '#core/contract/entities/application.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { surveyEntry as survey } from '../../../../tests/support/sandbox/survey-entry.ts';
import {
  blocksOf,
  firstApplications,
  latestCommunications,
  openSurveys,
  combineAnswers,
} from './home-blocks.ts';

const everything = {
  paths: {
    'placement-offers': '/ofertas-practicas',
    'job-offers': '/ofertas-empleo',
    surveys: '/encuestas',
    events: '/eventos',
    dates: '/fechas',
    guides: '/guias-orientacion',
  },
  settings: { modulos: { comunicaciones: true } },
} as unknown as Parameters<typeof blocksOf>[0];
const jobsOnly = { ...everything, paths: { 'job-offers': '/ofertas-empleo' } };
const student = { type: 'Alumno', conPracticas: true, conEmpleo: true } as const;
const graduate = { type: 'Egresado', conPracticas: false, conEmpleo: true } as const;

describe('the blocks of a home', () => {
  it('are all shown with all modules, also before the session is known', () => {
    expect(Object.values(blocksOf(everything, student))).toEqual(Array(7).fill(true));
    expect(Object.values(blocksOf(everything))).toEqual(Array(7).fill(true));
  });

  it('are absent where the brand lacks their module', () => {
    const bare = { ...jobsOnly, settings: { ...everything.settings, modulos: { comunicaciones: false } } };
    expect(blocksOf(bare as typeof everything, graduate)).toEqual({
      offers: true,
      applications: true,
      dates: false,
      surveys: false,
      communications: false,
      events: false,
      guides: false,
    });
  });

  it('leave out offers and applications for a student with neither service', () => {
    const blocks = blocksOf(everything, { ...student, conPracticas: false, conEmpleo: false });
    expect([blocks.offers, blocks.applications]).toEqual([false, false]);
  });
});

describe('the surveys to answer', () => {
  it('begin with mandatory surveys and leave out answered ones', () => {
    const surveys = [
      survey('one'),
      survey('must', { respuestaObligatoria: true }),
      survey('done', { contestada: true, respuestaObligatoria: true }),
    ];
    expect(openSurveys(surveys).map(({ urlAcceso }) => urlAcceso)).toEqual(['must', 'one']);
  });
});

it('shows the three newest communications, and none dated in the future', () => {
  const days = ['2026-03-01', '2026-03-05', '2026-03-06', '2026-02-01', '2026-01-01'];
  const communications = days.map((fechaDesde) => ({ fechaDesde, descripcion: fechaDesde }));
  const shown = latestCommunications(communications, new Date(2026, 2, 5, 12));
  expect(shown.map(({ fechaDesde }) => fechaDesde)).toEqual(['2026-03-05', '2026-03-01', '2026-02-01']);
});

const application = (idCandidatura: number, estado: number, fechaInscripcion?: string): Application =>
  ({ idCandidatura, estado, fechaInscripcion }) as Application;

it('shows four applications: those that await an answer, then the newest', () => {
  const shown = firstApplications([
    application(1, 1, '2026-03-05T10:00'),
    application(2, 17, '2026-03-06T10:00'),
    application(3, 16, '2026-01-01T10:00'),
    application(4, 2),
    application(5, 3, '2026-03-04T10:00'),
  ]);
  expect(shown.map(({ idCandidatura }) => idCandidatura)).toEqual([3, 2, 1, 5]);
});

it('asks first for the answer that is due first', () => {
  const shown = firstApplications([
    application(1, 16, '2026-03-05T10:00'),
    { ...application(2, 16, '2026-03-04T10:00'), fechaLimite: '2026-03-20' },
    { ...application(3, 16, '2026-03-03T10:00'), fechaLimite: '2026-03-10' },
    application(4, 2, '2026-03-06T10:00'),
    application(5, 16, '2026-03-07T10:00'),
  ]);
  expect(shown.map(({ idCandidatura }) => idCandidatura)).toEqual([3, 2, 5, 1]);
});

describe('answers that a block needs together', () => {
  const failure: CallFailure = { ok: false, kind: 'unavailable', code: 500, reason: 'network' };

  it('are ready once all are, in their order', () => {
    expect(combineAnswers({ state: 'ready', datos: [1] }, { state: 'ready', datos: [2, 3] })).toEqual({
      state: 'ready',
      datos: [1, 2, 3],
    });
  });

  it('are loading while one is loading, and failed as soon as one has failed', () => {
    expect(combineAnswers({ state: 'ready', datos: [1] }, { state: 'loading' })).toEqual({
      state: 'loading',
    });
    expect(combineAnswers({ state: 'loading' }, { state: 'failed', failure })).toEqual({
      state: 'failed',
      failure,
    });
  });
});
