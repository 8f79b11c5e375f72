import { expect, it } from 'vitest';
import type { Application } from '#core/contract/entities/application.ts';
import type { Survey } from '#core/contract/entities/survey-entry.ts';
import type { CvSummary } from '#portal/data/cache/cv-summary.ts';
import { type KnownOfStudent, nextStep } from './next-step.ts';

const waiting = { estado: 16 } as Application;
const open = { contestada: false, respuestaObligatoria: false } as Survey;
const mandatory = { contestada: false, respuestaObligatoria: true } as Survey;
const cv: CvSummary = {
  hasStudies: true,
  hasOwnStudies: true,
  hasContent: true,
  searches: { practicas: true, empleo: true },
};
const settled: KnownOfStudent = { applications: [], surveys: [], cv, kind: 'practicas' };

it.each<[string, Partial<KnownOfStudent>, object]>([
  [
    'a pre-enrolment that a company waits for',
    { applications: [waiting, waiting], surveys: [mandatory] },
    { step: 'preEnrolment', count: 2, application: waiting },
  ],
  [
    'a mandatory survey, which closes the portal',
    { surveys: [open, mandatory], cv: { ...cv, hasStudies: false } },
    { step: 'mandatorySurvey', count: 1, survey: mandatory },
  ],
  [
    'a sheet that the university sent back, before sheets of other weeks',
    { sheets: { toSend: 3, toCorrect: 1 }, surveys: [open], cv: { ...cv, hasContent: false } },
    { step: 'correctSheets', count: 1 },
  ],
  [
    'sheets to send',
    { sheets: { toSend: 2, toCorrect: 0 }, surveys: [open] },
    { step: 'sendSheets', count: 2 },
  ],
  [
    'a mandatory survey before sheets',
    { sheets: { toSend: 1, toCorrect: 1 }, surveys: [mandatory] },
    { step: 'mandatorySurvey', count: 1, survey: mandatory },
  ],
  [
    'a survey where no sheet is due',
    { sheets: { toSend: 0, toCorrect: 0 }, surveys: [open] },
    { step: 'survey', count: 1, survey: open },
  ],
  [
    'studies that the institution has not entered yet, before anything else of the CV',
    {
      areOwnStudiesGiven: true,
      cv: { ...cv, hasOwnStudies: false, searches: { practicas: false, empleo: false } },
      surveys: [open],
    },
    { step: 'ownStudies' },
  ],
  [
    'no request for such studies where students add their own',
    { cv: { ...cv, hasOwnStudies: false } },
    { step: 'offers' },
  ],
  ['studies', { cv: { ...cv, hasStudies: false, hasContent: false }, surveys: [open] }, { step: 'studies' }],
  [
    "the search for the student's kind of offer",
    { cv: { ...cv, searches: { practicas: false, empleo: true } } },
    { step: 'search' },
  ],
  ['an empty CV', { cv: { ...cv, hasContent: false }, surveys: [open] }, { step: 'cv' }],
  ['a survey', { surveys: [open] }, { step: 'survey', count: 1, survey: open }],
  ['the offers when all is done', {}, { step: 'offers' }],
  ['the CV where there are no offers', { kind: undefined }, { step: 'profile' }],
])('leads to %s', (_, known, expected) => {
  expect(nextStep({ ...settled, ...known })).toEqual(expected);
});

it('ignores that the search for the other kind of offer is off', () => {
  const onlyPlacements = { ...cv, searches: { practicas: true, empleo: false } };
  expect(nextStep({ ...settled, cv: onlyPlacements })).toEqual({ step: 'offers' });
});

it('assumes nothing when the answers could not be read', () => {
  expect(nextStep({ applications: undefined, surveys: undefined, cv: undefined, kind: 'empleo' })).toEqual({
    step: 'profile',
  });
});
