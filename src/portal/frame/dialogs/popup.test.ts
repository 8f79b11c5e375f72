import { describe, expect, it } from 'vitest';
import type { Survey } from '#core/contract/entities/survey-entry.ts';
import { type PopupCheck, checksFor, isPopupDue, popupFor } from './popup.ts';

const visit = {
  isCompany: false,
  godmode: false,
  route: 'home',
  isSignIn: false,
  paths: { surveys: '/encuestas' },
  settings: { popupDatosObligatorios: true, checkDatosCompletosEmpresa: true },
} as const;
const survey = (changes: Partial<Survey>): Survey => ({
  titulo: 'Encuesta',
  urlAcceso: 'encuesta-1',
  respuestaObligatoria: true,
  contestada: false,
  paraAlumnos: true,
  paraEmpresa: false,
  ...changes,
});
const none = { popupDatosObligatorios: false, checkDatosCompletosEmpresa: false };

describe('the checks of a page', () => {
  it('are, for students, surveys first, then missing data', () => {
    expect(checksFor(visit)).toEqual(['surveys', 'personal']);
  });

  it('are, for companies, surveys, then the data of the company, then those of the contact', () => {
    expect(checksFor({ ...visit, isCompany: true })).toEqual(['surveys', 'company', 'contact']);
  });

  it('are none in god mode', () => {
    expect(checksFor({ ...visit, godmode: true })).toEqual([]);
    expect(checksFor({ ...visit, isCompany: true, godmode: true })).toEqual([]);
  });

  it.each(['survey', 'survey-access', 'surveys', 'logout', 'legal-notice'] as const)(
    'are none on %s',
    (route) => expect(checksFor({ ...visit, route })).toEqual([]),
  );

  it('are none on sign-in pages', () => {
    expect(checksFor({ ...visit, route: 'login-specific', isSignIn: true })).toEqual([]);
  });

  it('are only surveys on the pages where the data are filled in', () => {
    expect(checksFor({ ...visit, route: 'cv' })).toEqual(['surveys']);
    for (const route of ['company', 'profile'] as const)
      expect(checksFor({ ...visit, isCompany: true, route })).toEqual(['surveys']);
  });

  it('are only those that the brand has switched on', () => {
    expect(checksFor({ ...visit, settings: none })).toEqual(['surveys']);
    expect(checksFor({ ...visit, isCompany: true, settings: none })).toEqual(['surveys']);
    expect(checksFor({ ...visit, paths: {}, settings: none })).toEqual([]);
  });
});

describe('the popup that is shown', () => {
  const student: PopupCheck[] = ['surveys', 'personal'];
  const company: PopupCheck[] = ['surveys', 'company', 'contact'];

  it('names the mandatory surveys that are not answered', () => {
    const open = survey({ titulo: 'Obligatoria' });
    const surveys = [survey({ contestada: true }), survey({ respuestaObligatoria: false }), open];
    expect(popupFor(student, { surveys, personal: true })).toEqual({ kind: 'surveys', surveys: [open] });
  });

  it('is one at a time, in order', () => {
    expect(popupFor(student, { surveys: [], personal: true })).toEqual({ kind: 'personal' });
    expect(popupFor(company, { surveys: [], company: true, contact: true })).toEqual({ kind: 'company' });
    expect(popupFor(company, { surveys: [], company: false, contact: true })).toEqual({ kind: 'contact' });
    expect(popupFor(company, { surveys: [], company: false, contact: false })).toBeUndefined();
  });

  it('waits for the checks before it, and skips a failed one', () => {
    expect(popupFor(student, { personal: true })).toBeUndefined();
    expect(popupFor(student, { surveys: 'failed', personal: true })).toEqual({ kind: 'personal' });
    expect(popupFor(student, { surveys: 'failed', personal: 'failed' })).toBeUndefined();
  });

  it('makes a check only once those before it have found nothing', () => {
    expect(isPopupDue('surveys', student, {})).toBe(true);
    expect(isPopupDue('personal', student, {})).toBe(false);
    expect(isPopupDue('personal', student, { surveys: [survey({})] })).toBe(false);
    expect(isPopupDue('personal', student, { surveys: [] })).toBe(true);
    expect(isPopupDue('company', student, { surveys: [] })).toBe(false);
  });
});
