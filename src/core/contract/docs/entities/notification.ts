import { idioma } from './written-in.ts';
import { routeById } from '#core/routing/table.ts';
import type * as notification from '#core/contract/entities/notification.ts';
import { candidacy } from '../examples.ts';
import { type EntityDocs, omittedFromExamples, describe } from '../key-docs.ts';

export const notificationDocs = {
  notificationSchema: {
    text: 'A notification. One without `urlAcceso` and `urlExterna` leads nowhere.',
    keys: {
      idNotificacion: describe('Id of the notification; calls that change it send it as `id`.', 3051),
      titulo: describe('What happened, in a line.', 'Tu candidatura avanza'),
      texto: describe('What happened, in full.', 'Tramuntana Digital te invita a una entrevista.'),
      leida: describe('Whether it was read.', false),
      Importante: describe('Whether the notification is important: these come first. Capital I.', true),
      urlAcceso: describe(
        'Page of the portal that it leads to: its path in any language of the portal, beginning with a slash; one that the portal does not have is no link. Absent or empty: none.',
        routeById('placements').paths.es,
      ),
      urlExterna: describe(
        'Web address elsewhere (https only) that it leads to; it counts before `urlAcceso`. Absent or empty: none.',
        omittedFromExamples,
      ),
      fecha: describe(
        'When it happened; the portal groups notifications by its day. Absent: by their pages alone.',
        candidacy.avanza,
      ),
      idioma,
    },
  },
  communicationSchema: {
    text: 'A communication of the university to everybody, or to all students or companies.',
    keys: {
      fechaDesde: describe('Day from which on it is shown.', '2026-03-01'),
      descripcion: describe('What it says.', 'Abierto el plazo de las prácticas de verano.'),
      enlace: describe(
        'Web address that it leads to. Absent or empty: none.',
        'https://www.universidad.example/verano',
      ),
      idioma,
    },
  },
} satisfies EntityDocs<typeof notification>;
