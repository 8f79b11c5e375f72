import type * as eventEntity from '#core/contract/entities/event.ts';
import { type EntityDocs, describe, part } from '../key-docs.ts';
import { idioma } from './written-in.ts';
import { event, fileAt } from '../examples.ts';

const shapeKeys = {
  idEvento: describe('Id of the event.', event.id),
  fecha: describe('Day, or moment, on which it begins. Past events are answered, too.', '2026-05-14T10:00'),
  fechaFin: describe('End of an event of several hours or days.', '2026-05-14T18:00'),
  lugar: describe('Where it is, in words.', 'Aula Magna'),
  titulo: describe('Title.', event.titulo),
  categoria: part('Kind of event.', {
    slug: describe(
      'Name of the category, by which events are filtered; the same in every language.',
      'ferias',
    ),
    descripcion: describe('Text of the category in the language of the request.', 'Ferias de empleo'),
  }),
  destacado: describe('Whether the university highlights it.', true),
  urlAcceso: describe(
    'Name of the event in addresses, of this event alone. No address by itself.',
    event.url,
  ),
  ulrImagenPrincipal: describe(
    'Address of its picture, which needs no token; absent without one. The key is misspelt in the documents.',
    fileAt('evento-48.jpg'),
  ),
  entradilla: describe('A sentence or two for lists.', 'Más de cuarenta empresas te esperan.'),
  idioma,
} as const;

export const eventDocs = {
  eventSchema: {
    text: 'An event in a list.',
    keys: {
      ...shapeKeys,
      inscrito: describe('Whether the reader has enrolled; absent for companies.', false),
    },
  },
  eventDetailSchema: {
    text: 'An event.',
    keys: {
      ...shapeKeys,
      descripcion: describe(
        'What it is about; paragraphs are separated by empty lines.',
        'Habla con empresas de la isla.',
      ),
      conInscripcion: describe('Whether one can enrol at all (75). Absent counts as yes.', true),
      inscrito: describe('Whether the reader has enrolled; absent without a student session.', false),
      plazas: describe('How many can enrol in all; absent: any number.', 300),
      plazasLibres: describe('How many more can enrol; at 0, 75 refuses. Absent: any number.', 120),
      dirigidoA: describe('Audience: others are refused with 77 or 78. Absent: everybody.', 'todos'),
      puedeInscribirse: describe(
        'Whether the reader belongs to the audience. Absent: yes; others are refused.',
        true,
      ),
    },
  },
} satisfies EntityDocs<typeof eventEntity>;
