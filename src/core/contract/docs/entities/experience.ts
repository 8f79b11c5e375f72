import type * as experience from '#core/contract/entities/experience.ts';
import { type EntityDocs, describeListId, describe } from '../key-docs.ts';
import { fileAt, place } from '../examples.ts';

/** Docs of work experience in a CV, in requests and answers. */
export const experienceKeys = {
  puesto: describe('Job title.', 'Programadora en prácticas'),
  empresa: describe('Name of the company.', 'Ponent Software, S. L.'),
  sector: describeListId('sectoresActividad', 'Sector of that company.'),
  actividad: describeListId('actividadesrofesionales', 'What the person did.'),
  contrato: describeListId('tiposContratoExperiencias', 'Kind of contract.'),
  subtipoContrato: describeListId(
    'subtiposContratoExperiencias',
    'Kind of contract more closely: a row of which `idPadre` is `contrato`.',
  ),
  fechaInicio: describe('First day.', '2025-02-03'),
  fechaFin: describe('Last day, not before `fechaInicio` (27). Absent: still going on.', '2025-06-30'),
  provincia: describeListId('provincias', 'Province in Spain in which it was.', place.provincia),
  enlace: describe('Web address about the work or the company.', 'https://www.ponentsoftware.example'),
  descripcion: describe('What was done, in words of the person.', 'Mantenimiento de la tienda en línea.'),
} as const;

export const experienceDocs = {
  experienceSchema: {
    text: 'Work experience in a CV.',
    keys: {
      id: describe('Id of this experience in the CV.', 620),
      ...experienceKeys,
      adjunto: describe(
        'Address of the document about it, such as a certificate; absent if there is none. A link to a file, which stops working after a while.',
        fileAt('certificado-620.pdf'),
      ),
    },
  },
} satisfies EntityDocs<typeof experience>;
