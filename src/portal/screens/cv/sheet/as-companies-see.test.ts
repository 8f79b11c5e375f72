import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cv, cvSchema } from '#core/contract/entities/cv.ts';
import { asCompaniesSee } from './as-companies-see.ts';

const person = { nombre: 'Nora', apellido1: 'Vila', email: 'nora@alumnado.example' };

const cvOf = (values: Record<string, unknown>): Cv =>
  cvSchema.parse({
    personales: person,
    profesional: {},
    interes: {},
    ...values,
  });

/** A text that occurs nowhere else. */
const secret = fc.stringMatching(/^[a-z]{12}$/).map((text) => `secret-${text}`);

const document = fc.record({ id: fc.nat(), nombre: secret, enlace: secret });

const hidden = fc.record({
  personales: fc.record({
    tipoDocumento: fc.constant(987_651),
    numeroDocumento: secret,
    emailEstudiante: secret,
    comunicacionesEnEmailEstudiante: fc.boolean(),
    numeroSeguridadSocial: secret,
    iban: secret,
    discapacidad: fc.boolean(),
  }),
  documentosPrivados: fc.array(document, { minLength: 1 }),
  documentosProcesos: fc.array(fc.record({ idDocumento: fc.nat(), nombre: secret, descripcion: secret }), {
    minLength: 1,
  }),
  tienePermisoTrabajo: fc.boolean(),
  necesitaPermisoTrabajo: fc.boolean(),
  idPeriodoPreferenciaPracticas: fc.constant(987_652),
  busquedaPracticasActiva: fc.boolean(),
  busquedaTrabajoActiva: fc.boolean(),
  idNivelFormativoSNE: fc.constant(987_653),
});

/** All keys of a value, at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

describe('a CV as companies see it', () => {
  it('has no forbidden data', () => {
    fc.assert(
      fc.property(hidden, (values) => {
        const visibleCv = asCompaniesSee(
          cvOf({ ...values, personales: { ...person, ...values.personales } }),
          'completa',
          [],
        );
        expect(JSON.stringify(visibleCv)).not.toMatch(/secret-|98765\d/);
        const forbidden = [...Object.keys(values), ...Object.keys(values.personales)];
        const leaked = keysOf(visibleCv).filter((key) => key !== 'personales' && forbidden.includes(key));
        expect(leaked).toEqual([]);
      }),
    );
  });

  it('has all other data unchanged', () => {
    const shown = {
      academicos: [{ id: 1, deLaUniversidad: true, titulacion: 3, nota: 3.2 }],
      profesional: { experiencia: [{ id: 2, puesto: 'Camarera' }], coche: true, aniosExperiencia: 2 },
      idiomas: [{ id: 3, idioma: 1, nivel: 4 }],
      interes: { tags: [1], programasInformaticos: [{ programa: 2, nivel: 1 }] },
      documentos: [{ id: 4, nombre: 'Carta', enlace: '/api/fichero/4' }],
      presentacion: 'Hola',
      enlacePortfolio: 'https://nora.example',
      validadoDOIP: true,
    };
    expect(asCompaniesSee(cvOf(shown), 'completa', [])).toMatchObject({ ...shown, personales: person });
  });

  it('has no name and files until the interview if the brand withholds them', () => {
    const shown = {
      documentos: [{ id: 4, nombre: 'Carta', enlace: '/api/fichero/4' }],
      presentacion: 'Hola',
    };
    expect(asCompaniesSee(cvOf(shown), 'ciega', [])).toMatchObject({ personales: {}, documentos: [] });
    expect(asCompaniesSee(cvOf(shown), 'ciega', [])).not.toHaveProperty('presentacion');
    expect(asCompaniesSee(cvOf(shown), 'ciega', [6])).toMatchObject({ ...shown, personales: person });
  });
});
