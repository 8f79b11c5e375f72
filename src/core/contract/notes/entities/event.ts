import type * as eventEntity from '#core/contract/entities/event.ts';
import { type EntityNotes, note, part } from '../note.ts';
import { idioma } from './written-in.ts';
import { event, fileAt } from '../story.ts';

const shapeKeys = {
  idEvento: note('Id of the event.', event.id),
  fecha: note('Day, or moment, on which it begins. Past events are answered, too.', '2026-05-14T10:00'),
  fechaFin: note('End of an event of several hours or days.', '2026-05-14T18:00'),
  lugar: note('Where it is, in words.', 'Aula Magna'),
  titulo: note('Title.', event.titulo),
  categoria: part('Kind of event.', {
    slug: note('Name of the category, by which events are filtered; the same in every language.', 'ferias'),
    descripcion: note('Text of the category in the language of the request.', 'Ferias de empleo'),
  }),
  destacado: note('Whether the university highlights it.', true),
  urlAcceso: note('Name of the event in addresses, of this event alone. No address by itself.', event.url),
  ulrImagenPrincipal: note(
    'Address of its picture, which needs no token; absent without one. The key is misspelt in the documents.',
    fileAt('evento-48.jpg'),
  ),
  entradilla: note('A sentence or two for lists.', 'Más de cuarenta empresas te esperan.'),
  idioma,
} as const;

export const eventNotes = {
  eventSchema: {
    text: 'An event in a list.',
    keys: { ...shapeKeys, inscrito: note('Whether the reader has enrolled; absent for companies.', false) },
  },
  eventDetailSchema: {
    text: 'An event.',
    keys: {
      ...shapeKeys,
      descripcion: note(
        'What it is about; paragraphs are separated by empty lines.',
        'Habla con empresas de la isla.',
      ),
      conInscripcion: note('Whether one can enrol at all (75). Absent counts as yes.', true),
      inscrito: note(
        'Whether the reader has enrolled; absent for whoever is not signed in as a student.',
        false,
      ),
      plazas: note('How many can enrol in all; absent: any number.', 300),
      plazasLibres: note('How many more can enrol; at 0, 75 refuses. Absent: any number.', 120),
      dirigidoA: note('For whom it is: others are refused with 77 or 78. Absent: for everybody.', 'todos'),
      puedeInscribirse: note(
        'Whether the reader is one of those whom it is for. Absent counts as yes, and the refusal says the rest.',
        true,
      ),
    },
  },
} satisfies EntityNotes<typeof eventEntity>;
