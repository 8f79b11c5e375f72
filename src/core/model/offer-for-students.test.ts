import { expect, it } from 'vitest';
import { publication } from '#core/contract/constants.ts';
import { offerForStudents, isAnonymous } from './offer-for-students.ts';

const ofCompany = {
  nombreTutorEmpresa: 'Pau',
  apellidosTutorEmpresa: 'Serra',
  titulacionTutorEmpresa: 'Ingeniería',
  puestoTrabajo: 'Director técnico de Bressol',
  departamento: 'Taller',
  tutores: [1],
  centroPracticas: 1,
  empresaDestino: 'Ñandú',
  urlInformacionComplementaria: 'https://bressol.example/',
};
const company = {
  nombre: 'Bressol',
  web: undefined,
  tutors: [{ nombre: 'Zoe', apellidos: 'Alba' }, { nombre: 'Ada' }],
  workplace: { nombre: 'Sede', direccion: '', localidad: 'LLEIDA' },
  file: '/api/fichero/1',
};

it('leaves out of an anonymous offer everything that reveals its company', () => {
  expect(offerForStudents({ titulo: 'Taller', plazas: 2, ...ofCompany }, 'anonymous')).toEqual({
    titulo: 'Taller',
    plazas: 2,
  });
});

it('names company, tutors in order, workplace and document otherwise', () => {
  expect(offerForStudents(ofCompany, company)).toEqual({
    ...ofCompany,
    datosEmpresa: { nombre: 'Bressol' },
    nombresTutores: ['Zoe Alba', 'Ada'],
    nombreCentroPracticas: 'Sede, LLEIDA',
    ficheroInformacionComplementaria: '/api/fichero/1',
  });
});

it('is anonymous by either key, and by the default of the brand where both are missing', () => {
  const { withData, anonymous } = publication;
  expect(isAnonymous({ idOpcionPublicacion: anonymous }, withData)).toBe(true);
  expect(isAnonymous({ idOpcionPublicacion: withData, ocultarDatosEmpresa: true }, withData)).toBe(true);
  expect(isAnonymous({ idOpcionPublicacion: withData }, anonymous)).toBe(false);
  expect(isAnonymous({}, anonymous)).toBe(true);
  expect(isAnonymous({}, withData)).toBe(false);
});
