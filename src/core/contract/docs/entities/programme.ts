import type * as programmeEntity from '#core/contract/entities/programme.ts';
import { type EntityDocs, describe } from '../key-docs.ts';
import { fileAt, programme } from '../examples.ts';

const shapeKeys = {
  idPrograma: describe('Id of the programme; a row of the list `programas`.', programme.id),
  titulo: describe('Title.', programme.titulo),
  urlAcceso: describe(
    'Name of the programme in addresses, of this programme alone. No address by itself.',
    programme.url,
  ),
  descripcion: describe(
    'What the programme is, for anyone to read.',
    'Prácticas de cuatro meses en empresas de la isla.',
  ),
  fechaInicio: describe('First day of its placements.', '2026-02-01'),
  fechaFin: describe('Last day of its placements.', '2026-09-30'),
  ulrImagenPrincipal: describe(
    'Address of its picture, which needs no token; absent without one. The key is misspelt in the documents.',
    fileAt('programa-12.jpg'),
  ),
} as const;

export const programmeDocs = {
  programmeSchema: { text: 'A placement programme.', keys: shapeKeys },
  programmeDetailSchema: {
    text: 'A placement programme, and whether the reader has joined it.',
    keys: {
      ...shapeKeys,
      necesitaAdhesion: describe(
        'Whether companies must join the programme first; otherwise a request to join is refused with 65.',
        true,
      ),
      estadoAdhesion: describe(
        'How the reader stands: `ninguna` has not asked to join, `solicitada` waits for the university, `aceptada` has joined, `rechazada` was refused. Of a company it holds for all its contacts.',
        'aceptada',
      ),
      tiempoDedicacionJornada: describe(
        'Percentage of a full working day that its placements must have. Absent: any.',
        62.5,
      ),
      meses: describe('Months that its placements must last. Absent: any.', 4),
    },
  },
} satisfies EntityDocs<typeof programmeEntity>;
