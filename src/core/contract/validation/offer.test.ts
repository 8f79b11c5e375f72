import { describe, expect, it } from 'vitest';
import { hasOfferField, needsOfferField, type OfferFacts, type OfferSwitches } from './offer.ts';

const placement = 2;
const job = 1;
const off: OfferSwitches = {
  requestEmpresaDestino: false,
  otrasRemuneracionesEnPracticas: false,
  hasProgramaPracticasActivo: false,
  menores: 'ninguno',
};
const required = { visible: true, editable: true, required: true };
const optional = { ...required, required: false };
const facts: OfferFacts = {
  idPerfil: placement,
  hasTutors: false,
  vinculadaTFG: false,
  hasCandidate: false,
};
const needs = (key: string, changes: Partial<OfferFacts> = {}, flags = required) =>
  needsOfferField(key, flags, { ...facts, ...changes }, off);

describe('the fields of an offer', () => {
  it.each([
    ['tareasAdesarrollar', placement],
    ['ayudaEstudio', placement],
    ['tutores', placement],
    ['conServicio', placement],
    ['salario', job],
    ['salarioMaximo', job],
    ['experiencia', job],
  ] as const)('%s belongs to one kind only', (key, kind) => {
    expect(hasOfferField(key, kind, off)).toBe(true);
    expect(hasOfferField(key, kind === job ? placement : job, off)).toBe(false);
  });

  it('has the switch for minors where a brand has minors', () => {
    expect(hasOfferField('admiteMenores', placement, off)).toBe(false);
    expect(hasOfferField('admiteMenores', job, { ...off, menores: 'posibles' })).toBe(true);
  });

  it.each([
    ['empresaDestino', 'requestEmpresaDestino', [placement, job], []],
    ['programa', 'hasProgramaPracticasActivo', [placement], []],
    ['otrasRemuneraciones', 'otrasRemuneracionesEnPracticas', [placement, job], [job]],
  ] as const)('%s exists with %s', (key, name, on, without) => {
    const kinds = (switches: OfferSwitches) =>
      ([placement, job] as const).filter((kind) => hasOfferField(key, kind, switches));
    expect(kinds({ ...off, [name]: true })).toEqual(on);
    expect(kinds(off)).toEqual(without);
  });

  it('include a required title and degree, whatever the settings of the brand', () => {
    const hidden = { visible: false, editable: true, required: false };
    expect(['titulo', 'titulaciones'].map((key) => needs(key, {}, hidden))).toEqual([true, true]);
    expect(needs('plazas', {}, hidden)).toBe(false);
    expect(needs('plazas', {}, optional)).toBe(false);
    expect(needs('plazas')).toBe(true);
  });

  it('require no province outside of Spain', () => {
    expect(needs('provincia')).toBe(true);
    expect(needs('provincia', { pais: 1 })).toBe(true);
    expect(needs('provincia', { pais: 2 })).toBe(false);
  });

  it('require no choice where there is nothing to choose from', () => {
    const lacking = ['tutores', 'centroPracticas'];
    expect(lacking.map((key) => needs(key))).toEqual([true, true]);
    expect(lacking.map((key) => needs(key, { lacking }))).toEqual([false, false]);
    expect(needs('departamento', { lacking })).toBe(true);
  });

  it('require no description of a tutor who is a contact of the company', () => {
    expect(needs('nombreTutorEmpresa')).toBe(true);
    expect(needs('nombreTutorEmpresa', { hasTutors: true })).toBe(false);
    expect(needs('departamento', { hasTutors: true })).toBe(true);
  });

  it('require all data of a preferred candidate or none', () => {
    const keys = ['nombreCandidato', 'apellidosCandidato', 'dniCandidato'];
    expect(keys.map((key) => needs(key, {}, optional))).toEqual([false, false, false]);
    expect(keys.map((key) => needs(key, { hasCandidate: true }, optional))).toEqual([true, true, true]);
  });
});

it('requires thesis fields only with a thesis, and never a key without form field', () => {
  expect(needs('nombreTFG')).toBe(false);
  expect(needs('nombreTFG', { vinculadaTFG: true })).toBe(true);
  expect(needs('ocultarDatosEmpresa')).toBe(false);
});
