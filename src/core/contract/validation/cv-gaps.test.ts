import { describe, expect, it } from 'vitest';
import { type Cv, cvSchema } from '#core/contract/entities/cv.ts';
import { cvGaps, type CvRules } from './cv-gaps.ts';

const rules: CvRules = {
  required: { personales: [], profesional: [] },
  isShown: () => true,
  CVRequired: false,
  wantsIban: false,
  kind: undefined,
};

function cvWith(changes: object = {}): Cv {
  return cvSchema.parse({
    personales: { nombre: 'Noa', apellido1: 'Vidal', email: 'noa@alumnado.example' },
    academicos: [{ id: 1, titulacion: 101 }],
    profesional: {},
    interes: {},
    ...changes,
  });
}

const gapsOf = (cv: Cv, changes: Partial<CvRules> = {}): string[] =>
  cvGaps(cv, { ...rules, ...changes }).map(({ code, key }) => `${code} ${key}`);

describe('a CV', () => {
  it('without requirements of the brand lacks nothing', () => {
    expect(gapsOf(cvWith())).toEqual([]);
  });

  it('without studies lacks studies', () => {
    expect(gapsOf(cvWith({ academicos: [] }))).toEqual(['57 academicos']);
  });

  it('lacks the personal data and profile fields that the brand requires', () => {
    const required = {
      personales: ['nombre', 'telefonoMovil'],
      profesional: ['presentacion', 'idiomas', 'interes'],
    };
    expect(gapsOf(cvWith(), { required })).toEqual([
      '15 telefonoMovil',
      '15 presentacion',
      '15 idiomas',
      '15 interes',
    ]);
    const filled = cvWith({
      personales: { nombre: 'Noa', apellido1: 'Vidal', email: 'n@a.example', telefonoMovil: '600 000 000' },
      presentacion: 'Hola',
      idiomas: [{ id: 1, idioma: 1, nivel: 7 }],
      interes: { tags: [3] },
    });
    expect(gapsOf(filled, { required })).toEqual([]);
  });

  it('has its province as a text outside of Spain', () => {
    const required = { personales: ['provincia'], profesional: [] };
    const abroad = (more: object): Cv =>
      cvWith({ personales: { nombre: 'Noa', apellido1: 'Vidal', email: 'n@a.example', pais: 2, ...more } });
    expect(gapsOf(abroad({ provincia: 8 }), { required })).toEqual(['15 provincia']);
    expect(gapsOf(abroad({ provinciaTexto: 'Occitanie' }), { required })).toEqual([]);
  });

  it('lacks a bank account where placements need one, or has a wrong one', () => {
    expect(gapsOf(cvWith(), { wantsIban: true })).toEqual(['72 iban']);
    expect(gapsOf(cvWith(), { wantsIban: true, isShown: (_, key) => key !== 'iban' })).toEqual([]);
    const wrong = { personales: { nombre: 'N', apellido1: 'V', email: 'n@a.example', iban: 'ES0012' } };
    expect(gapsOf(cvWith(wrong))).toEqual(['73 iban']);
    const required = { personales: ['iban'], profesional: [] };
    expect(gapsOf(cvWith(), { wantsIban: true, required })).toEqual(['15 iban']);
  });

  it('lacks a work permit only where one is needed', () => {
    expect(gapsOf(cvWith({ necesitaPermisoTrabajo: true }))).toEqual(['34 tienePermisoTrabajo']);
    expect(gapsOf(cvWith({ necesitaPermisoTrabajo: true, tienePermisoTrabajo: true }))).toEqual([]);
  });

  it('needs an active search for the offers shown to its owner, and an uploaded CV where the brand requires it', () => {
    const gaps = cvGaps(cvWith(), { ...rules, kind: 'practicas', CVRequired: true });
    expect(gaps.map(({ code, key }) => `${code} ${key}`)).toEqual(['54 busquedaPracticasActiva', '55 urlCV']);
    expect(gaps.every(({ isRequired }) => !isRequired)).toBe(true);
    expect(gapsOf(cvWith(), { kind: 'empleo' })).toEqual(['54 busquedaTrabajoActiva']);
    expect(gapsOf(cvWith({ busquedaTrabajoActiva: true }), { kind: 'empleo' })).toEqual([]);
  });
});
