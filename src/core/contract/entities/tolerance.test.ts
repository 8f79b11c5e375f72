import { describe, expect, it } from 'vitest';
import { candidateCvSchema, cvSchema } from './cv.ts';
import { uploadWith } from './document.ts';
import { anyDomainRowSchema } from './domain.ts';
import { offerDetailSchema } from './offer-detail.ts';
import { sessionSchema } from './session.ts';

const person = { nombre: 'Ana', apellido1: 'Martí', email: 'ana@correo.example' };

describe('an answer', () => {
  it('of a sign-in requires only its token', () => {
    expect(sessionSchema.parse({ token: 'a.b.c' })).toEqual({
      token: 'a.b.c',
      conPracticas: false,
      conEmpleo: false,
      primerAcceso: false,
      soloCiclosUAX: false,
    });
    expect(sessionSchema.safeParse({ conPracticas: true }).success).toBe(false);
  });

  it('with an empty CV has empty lists', () => {
    const cv = cvSchema.parse({ personales: person, profesional: {}, interes: {} });
    expect([cv.academicos, cv.profesional.experiencia, cv.interes.tags, cv.documentosPrivados]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('never shows a company private data of a candidate', () => {
    const secret = {
      discapacidad: true,
      iban: 'ES91',
      numeroSeguridadSocial: '07',
      numeroDocumento: '12345678Z',
    };
    const cv = candidateCvSchema.parse({
      personales: { ...person, ...secret },
      profesional: {},
      interes: {},
      documentosPrivados: [{ id: 1 }],
    });
    expect(cv.personales).toEqual(person);
    expect(cv).not.toHaveProperty('documentosPrivados');
  });

  it('never shows a student the internal fields of an offer', () => {
    const offer = {
      idoferta: 1,
      titulo: 'Beca',
      empresa: 'Empresa confidencial',
      fecha: '02/03/2026',
      textoPerfilOferta: 'Prácticas',
      urlAcceso: 'beca-1',
      idPerfil: 2,
    };
    expect(offerDetailSchema.parse({ ...offer, dniCandidato: '12345678Z', observaciones: 'no' })).toEqual(
      offer,
    );
  });
});

it.each([
  { id: 1, descripcion: 'Ventas' },
  { idTitulacion: 1, descripcion: 'Grado', idNivel: 2 },
  { idIsla: 1, descripcion: 'Mallorca' },
  { idLocalidad: 7040, idProvincia: 7, descripcion: 'Palma' },
  { idMotivo: 1, idEstado: 17, idPerfil: 2, descripcion: 'Horario' },
  {
    ambitoEstudo: { id: 1, descripcion: 'Salud' },
    especialidadesAmbitoEstudio: [{ id: 2, descripcion: 'Óptica' }],
  },
])('a row of a list keeps its keys: %j', (row) => {
  expect(anyDomainRowSchema.parse(row)).toEqual(row);
});

describe('an upload', () => {
  const upload = uploadWith({});

  it('carries a file with its extension, or an address', () => {
    expect(
      upload.safeParse({ nombre: 'CV', ficheroB64ParaAltas: 'JVBERi0=', extension_adjunto: 'pdf' }).success,
    ).toBe(true);
    expect(upload.safeParse({ nombre: 'CV', enlace: 'https://a.example/cv.pdf' }).success).toBe(true);
  });

  it.each([
    { nombre: 'CV' },
    { nombre: 'CV', ficheroB64ParaAltas: 'JVBERi0=' },
    { nombre: ' ', enlace: 'https://a.example' },
  ])('is incomplete as %j', (value) => expect(upload.safeParse(value).success).toBe(false));
});
