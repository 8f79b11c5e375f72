import type * as programmeEntity from '#core/contract/entities/programme.ts';
import { type EntityNotes, note } from '../note.ts';
import { fileAt, programme } from '../story.ts';

const shapeKeys = {
  idPrograma: note('Id of the programme; a row of the list `programas`.', programme.id),
  titulo: note('Title.', programme.titulo),
  urlAcceso: note(
    'Name of the programme in addresses, of this programme alone. No address by itself.',
    programme.url,
  ),
  descripcion: note(
    'What the programme is, for anyone to read.',
    'Prácticas de cuatro meses en empresas de la isla.',
  ),
  fechaInicio: note('First day of its placements.', '2026-02-01'),
  fechaFin: note('Last day of its placements.', '2026-09-30'),
  ulrImagenPrincipal: note(
    'Address of its picture, which needs no token; absent without one. The key is misspelt in the documents.',
    fileAt('programa-12.jpg'),
  ),
} as const;

export const programmeNotes = {
  programmeSchema: { text: 'A placement programme.', keys: shapeKeys },
  programmeDetailSchema: {
    text: 'A placement programme, and whether the reader has joined it.',
    keys: {
      ...shapeKeys,
      necesitaAdhesion: note('Whether one must join it: without, 65 refuses who asks to.', true),
      estadoAdhesion: note(
        'How the reader stands: `ninguna` has not asked to join, `solicitada` waits for the university, `aceptada` has joined, `rechazada` was refused. Of a company it holds for all its contacts.',
        'aceptada',
      ),
      tiempoDedicacionJornada: note(
        'Percentage of a full working day that its placements must have. Absent: any.',
        62.5,
      ),
      meses: note('Months that its placements must last. Absent: any.', 4),
    },
  },
} satisfies EntityNotes<typeof programmeEntity>;
