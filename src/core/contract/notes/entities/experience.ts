import type * as experience from '#core/contract/entities/experience.ts';
import { type EntityNotes, listed, note } from '../note.ts';
import { fileAt, place } from '../story.ts';

/** Keys of work experience in a CV, as it is sent and answered. */
export const experienceKeys = {
  puesto: note('Job title.', 'Programadora en prácticas'),
  empresa: note('Name of the company.', 'Ponent Software, S. L.'),
  sector: listed('sectoresActividad', 'Sector of that company.'),
  actividad: listed('actividadesrofesionales', 'What the person did.'),
  contrato: listed('tiposContratoExperiencias', 'Kind of contract.'),
  subtipoContrato: listed(
    'subtiposContratoExperiencias',
    'Kind of contract more closely: a row of which `idPadre` is `contrato`.',
  ),
  fechaInicio: note('First day.', '2025-02-03'),
  fechaFin: note('Last day, not before `fechaInicio` (27). Absent: still going on.', '2025-06-30'),
  provincia: listed('provincias', 'Province in Spain in which it was.', place.provincia),
  enlace: note('Web address about the work or the company.', 'https://www.ponentsoftware.example'),
  descripcion: note('What was done, in words of the person.', 'Mantenimiento de la tienda en línea.'),
} as const;

export const experienceNotes = {
  experienceSchema: {
    text: 'Work experience in a CV.',
    keys: {
      id: note('Id of this experience in the CV.', 620),
      ...experienceKeys,
      adjunto: note(
        'Address of the document about it, such as a certificate; absent if there is none. A link to a file, which stops working after a while.',
        fileAt('certificado-620.pdf'),
      ),
    },
  },
} satisfies EntityNotes<typeof experience>;
