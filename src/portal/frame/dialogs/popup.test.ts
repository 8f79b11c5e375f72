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
const survey = (given: Partial<Survey>): Survey => ({
  titulo: 'Encuesta',
  urlAcceso: 'encuesta-1',
  respuestaObligatoria: true,
  contestada: false,
  paraAlumnos: true,
  paraEmpresa: false,
  ...given,
});
const none = { popupDatosObligatorios: false, checkDatosCompletosEmpresa: false };

describe('what is checked on a page', () => {
  it('asks students for surveys first, then for missing data', () => {
    expect(checksFor(visit)).toEqual(['surveys', 'personal']);
  });

  it('asks companies for surveys, then for the data of the company, then for their own', () => {
    expect(checksFor({ ...visit, isCompany: true })).toEqual(['surveys', 'company', 'contact']);
  });

  it('asks nothing of whoever has the god mode', () => {
    expect(checksFor({ ...visit, godmode: true })).toEqual([]);
    expect(checksFor({ ...visit, isCompany: true, godmode: true })).toEqual([]);
  });

  it.each(['survey', 'survey-access', 'surveys', 'logout', 'legal-notice'] as const)(
    'leaves %s in peace',
    (route) => expect(checksFor({ ...visit, route })).toEqual([]),
  );

  it('leaves sign-in pages in peace', () => {
    expect(checksFor({ ...visit, route: 'login-specific', isSignIn: true })).toEqual([]);
  });

  it('asks for no data where it is filled in, but for surveys', () => {
    expect(checksFor({ ...visit, route: 'cv' })).toEqual(['surveys']);
    for (const route of ['company', 'profile'] as const)
      expect(checksFor({ ...visit, isCompany: true, route })).toEqual(['surveys']);
  });

  it('asks only for what the brand wants', () => {
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

  it('waits for the checks before it, and does without one that failed', () => {
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
